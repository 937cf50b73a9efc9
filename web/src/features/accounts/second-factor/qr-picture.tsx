import { renderSVG } from 'uqr';

const side = 208;
const quiet = 4;

/** A picture that telephones read: dark on light in every theme. */
export const QrPicture = ({ text, label }: { text: string; label: string }) => (
  <img
    src={`data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: quiet }))}`}
    alt={label}
    width={side}
    height={side}
  />
);
