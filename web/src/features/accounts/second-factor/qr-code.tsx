import { renderSVG } from 'uqr';

const side = 208;
const quiet = 4;

/** Draws dark on light in every theme, because phones cannot read inverted QR codes. */
export const QrCode = ({ text, label }: { text: string; label: string }) => (
  <img
    src={`data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: quiet }))}`}
    alt={label}
    width={side}
    height={side}
  />
);
