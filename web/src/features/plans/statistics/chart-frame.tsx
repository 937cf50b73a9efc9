import type { ReactNode } from 'react';
import styles from './chart.module.css';

/** Wider than a narrow window: whoever has no pointer scrolls it by the arrow keys. */
const scrolled = { role: 'group', tabIndex: 0 } as const;

type ChartFrameProps = {
  readonly title: string;
  /** What each colour means, by the name that `chart.module.css` knows. */
  readonly legend: readonly { readonly measure: string; readonly label: string }[];
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
};

/** A picture with its legend. Beside each stands a table that says the same. */
export const ChartFrame = ({ title, legend, width, height, children }: ChartFrameProps) => (
  <figure className={styles['figure']}>
    <figcaption className={styles['legend']}>
      {legend.map(({ measure, label }) => (
        <span key={measure} className={styles['key']}>
          <span className={styles['swatch']} data-measure={measure} />
          {label}
        </span>
      ))}
    </figcaption>
    <div {...scrolled} aria-label={title} className={styles['scrolled']}>
      <svg viewBox={`0 0 ${width} ${height}`} className={styles['chart']}>
        <title>{title}</title>
        {children}
      </svg>
    </div>
  </figure>
);
