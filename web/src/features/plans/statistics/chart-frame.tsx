import type { ReactNode } from 'react';
import styles from './chart.module.css';

const scrolled = { role: 'group', tabIndex: 0 } as const;

type ChartFrameProps = {
  readonly title: string;
  readonly legend: readonly { readonly measure: string; readonly label: string }[];
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
};

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
