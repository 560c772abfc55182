import type { TurnaroundColumns, TurnaroundLine } from '../../../plan/blocks.generated.ts';
import type { Turnaround } from '../../../plan/config.generated.ts';
import { useList } from '../../../render/context.tsx';
import { Heading } from '../../../render/elements/Heading.tsx';
import { Icon } from '../../../render/elements/Icon.tsx';
import { Rich } from '../../../render/elements/Rich.tsx';
import css from './view.module.css';

/** A line of insurance, such as health, whose heading unfolds its services and how long each takes. */
export function Line({
  line: { heading, icon, list, open, note },
  columns,
}: {
  line: TurnaroundLine;
  columns: TurnaroundColumns;
}) {
  return (
    <details className={css.line} open={open}>
      <summary className={css.summary}>
        {icon && <Icon name={icon} />}
        <Heading level={3} className="heading-3">
          {heading}
        </Heading>
        <Icon name="chevron-down" size={20} className={css.chevron} />
      </summary>
      <div className={css.body}>
        <table className={css.table} aria-label={heading}>
          <thead>
            <tr>
              <th scope="col">{columns.service}</th>
              <th scope="col">{columns.time}</th>
            </tr>
          </thead>
          <tbody>
            {useList<Turnaround>(list).map(({ service, time }) => (
              <tr key={service}>
                <th scope="row">{service}</th>
                <td>{time}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {note && (
          <p className={css.small}>
            <Rich text={note} />
          </p>
        )}
      </div>
    </details>
  );
}
