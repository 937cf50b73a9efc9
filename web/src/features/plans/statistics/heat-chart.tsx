import { classNames } from '#ui/class-names.ts';
import { ChartFrame } from './chart-frame.tsx';
import styles from './chart.module.css';

type HeatRow = {
  readonly key: string | number;
  readonly name: string;
  readonly cells: readonly { readonly measure: string; readonly text: string }[];
};

type HeatChartProps = {
  readonly title: string;
  readonly legend: readonly { readonly measure: string; readonly label: string }[];
  readonly columns: readonly string[];
  readonly rows: readonly HeatRow[];
};

const size = { width: 760, names: 232, row: 26, head: 26 } as const;
const longestName = 30;

export const shortenName = (name: string, longest = longestName): string =>
  name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name;

export const HeatChart = ({ title, legend, columns, rows }: HeatChartProps) => {
  const cell = Math.min(130, (size.width - size.names) / Math.max(1, columns.length));
  return (
    <ChartFrame
      title={title}
      legend={legend}
      width={size.width}
      height={size.head + rows.length * size.row + 2}
    >
      {columns.map((column, at) => (
        <text
          key={column}
          x={size.names + (at + 0.5) * cell}
          y={size.head - 8}
          textAnchor="middle"
          className={styles['text']}
        >
          {column}
        </text>
      ))}
      {rows.map(({ key, name, cells }, line) => (
        <g key={key} transform={`translate(0 ${size.head + line * size.row})`}>
          <text x={0} y={size.row / 2} dy="0.35em" className={styles['name']}>
            {shortenName(name)}
          </text>
          {cells.map(({ measure, text }, at) => (
            <g key={columns[at]} transform={`translate(${size.names + at * cell} 0)`}>
              <rect
                x={1}
                y={1}
                width={cell - 2}
                height={size.row - 2}
                className={styles['bar']}
                data-measure={measure}
              />
              <text
                x={cell / 2}
                y={size.row / 2}
                dy="0.35em"
                textAnchor="middle"
                className={classNames(styles['text'], measure === 'full' && styles['onDark'])}
              >
                {text}
              </text>
            </g>
          ))}
        </g>
      ))}
    </ChartFrame>
  );
};
