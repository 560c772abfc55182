import { formatNumber, money } from '../../../../shared/engine/format/numbers.ts';
import type { NumberStyle } from '../../../../shared/plan/message.ts';
import type { FieldOptions } from '../../../../shared/plan/form.ts';
import { useMoney } from '../../../render/context.tsx';
import type { WidgetProps } from '../../../render/form/types.ts';
import { useRested } from '../../../render/form/useRested.ts';
import { useAnswers } from '../../../render/form/useStore.ts';
import { controlOf } from '../../kit/control.ts';
import { Chart } from './Chart.tsx';
import css from './widget.module.css';

type Column = NonNullable<FieldOptions['columns']>[number];

/** A table that is worked out row by row, with a chart. Screen readers hear the last row when the visitor pauses. */
function Projection(props: WidgetProps) {
  const { id, name, field, store, label, value = 0 } = controlOf<number>(props);
  const { columns = [], chart, empty } = field.options;
  const answers = useAnswers(store);
  const { style } = useMoney();
  const rows = (store.set.projections?.[name]?.(answers, value) ?? []).map(({ cells }) => cells);
  const write = (value: number, index: number) => cellText(columns[index]!, value, style);
  const last = rows.at(-1);
  const said = useRested(
    last ? columns.map(({ title }, index) => `${title} ${write(last[index]!, index)}`).join(', ') : '',
  );
  return (
    <div id={id} tabIndex={-1} className={css.projection}>
      {rows.length === 0 && <p className={css.empty}>{empty}</p>}
      {rows.length > 0 && chart && <Chart chart={chart} columns={columns} rows={rows} write={write} />}
      {rows.length > 0 && <RowsTable label={label} columns={columns} rows={rows} write={write} />}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}

interface RowsTableProps {
  label: string;
  columns: readonly Column[];
  rows: readonly (readonly number[])[];
  write(value: number, index: number): string;
}

/** The table, which scrolls in its box. */
const RowsTable = ({ label, columns, rows, write }: RowsTableProps) => (
  <div className={css.scroll} role="region" aria-label={label} tabIndex={0}>
    <table className={css.table}>
      <thead>
        <tr>
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            <th scope="row">{write(row[0]!, 0)}</th>
            {row.slice(1).map((value, index) => (
              <td key={index}>{write(value, index + 1)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** A number as its column writes it. */
function cellText({ as }: Column, value: number, style: NumberStyle): string {
  if (as === 'money') return money(value, style);
  if (as === 'year') return String(value);
  return `${formatNumber(value, style)}${as === 'percent' ? '%' : ''}`;
}

export default Object.assign(Projection, { frame: 'group' as const });
