import type { FieldOptions } from '../../../../shared/plan/form.ts';
import css from './widget.module.css';

interface ChartProps {
  chart: NonNullable<FieldOptions['chart']>;
  columns: NonNullable<FieldOptions['columns']>;
  rows: readonly (readonly number[])[];
  /** A number as the column at an index writes it. */
  write(value: number, index: number): string;
}

/** The size of the drawing, which is stretched to that of its box. */
const [width, height] = [600, 240];

/** The drawn columns as lines or bars. All its numbers are in the table too; its name has the first and the last. */
export function Chart({ chart: { kind, title }, columns, rows, write }: ChartProps) {
  const drawn = columns.flatMap(({ drawn: isDrawn }, index) => (isDrawn ? [index] : []));
  const all = drawn.flatMap((index) => rows.map((row) => row[index]!));
  const [least, greatest] = [Math.min(0, ...all), Math.max(0, ...all)];
  const y = (value: number): number => height - ((value - least) / (greatest - least || 1)) * height;
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const ends = drawn.map(
    (index) => `${columns[index]!.title} ${write(first[index]!, index)} – ${write(last[index]!, index)}`,
  );
  const scale = (value: number): string => write(value, drawn[0] ?? 0);
  const Marks = kind === 'lines' ? LineMarks : BarMarks;
  return (
    <figure className={css.chart}>
      <figcaption className={css.title}>{title}</figcaption>
      <ul className={css.legend} aria-hidden="true">
        {drawn.map((index, at) => (
          <li key={index} data-series={at % 4}>
            <svg viewBox="0 0 24 12">{kind === 'lines' ? <path d="M0 6H24" /> : <rect width="24" height="12" />}</svg>
            {columns[index]!.title}
          </li>
        ))}
      </ul>
      <div className={css.plot}>
        <span className={css.scale} aria-hidden="true">
          <span>{scale(greatest)}</span>
          <span>{scale(least)}</span>
        </span>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${title}: ${ends.join(', ')}`}
        >
          {drawn.map((index, at) => (
            <g key={index} data-series={at % 4}>
              <Marks values={rows.map((row) => row[index]!)} y={y} at={at} of={drawn.length} />
            </g>
          ))}
          <path className={css.axis} d={`M0 ${y(0)}H${width}`} />
        </svg>
      </div>
      <div className={css.ends} aria-hidden="true">
        <span>{`${columns[0]!.title} ${write(first[0]!, 0)}`}</span>
        <span>{`${columns[0]!.title} ${write(last[0]!, 0)}`}</span>
      </div>
    </figure>
  );
}

interface MarksProps {
  values: readonly number[];
  y: (value: number) => number;
  /** Which of the drawn columns it is. */
  at: number;
  of: number;
}

function LineMarks({ values, y }: MarksProps) {
  const step = values.length > 1 ? width / (values.length - 1) : width;
  const points = values.map((value, index) => `${index * step} ${y(value)}`);
  // A single value is a line from side to side.
  return <path d={`M${points.join('L')}${values.length === 1 ? `H${width}` : ''}`} />;
}

function BarMarks({ values, y, at, of }: MarksProps) {
  const room = width / values.length;
  const bar = (room * 0.8) / of;
  return values.map((value, index) => (
    <rect
      key={index}
      x={index * room + room * 0.1 + at * bar}
      width={bar}
      y={Math.min(y(value), y(0))}
      height={Math.abs(y(value) - y(0))}
    />
  ));
}
