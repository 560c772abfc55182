import type { TableColumn, TableFold } from '../../plan/blocks.generated.ts';
import { useList } from '../../render/context.tsx';
import { Heading } from '../../render/elements/Heading.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import css from './folds.module.css';

/** A table that its heading unfolds. */
export function Fold({ fold, columns }: { fold: TableFold; columns: readonly TableColumn[] }) {
  const { heading, icon, list, open, note } = fold;
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
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {useList<Readonly<Record<string, string>>>(list).map((row) => (
              <tr key={Object.values(row).join()}>
                {columns.map(({ key = '', label }, index) => {
                  const Cell = index === 0 ? 'th' : 'td';
                  return (
                    <Cell key={label} scope={index === 0 ? 'row' : undefined}>
                      {row[key]}
                    </Cell>
                  );
                })}
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
