import { classNames } from './class-names.ts';
import type { StripLook } from './year-strip.tsx';
import styles from './year-strip-legend-list.module.css';
import looks from './strip-looks.module.css';

type Names = Readonly<Partial<Record<StripLook | 'today', string>>>;

export const YearStripLegendList = ({ names }: { names: Names }) => (
  <ul className={styles['key']}>
    {Object.entries(names).map(([look, name]) => (
      <li key={look}>
        <span className={classNames(styles['swatch'], looks['look'])} data-look={look} aria-hidden="true" />
        {name}
      </li>
    ))}
  </ul>
);
