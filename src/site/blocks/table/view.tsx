import type { TableBlock, TableColumn, TableFold } from '../../../shared/plan/blocks.generated.ts';
import { useList, usePage } from '../../render/context.tsx';
import { Fold } from '../../render/elements/Fold.tsx';
import { Folded } from '../../render/elements/Folded.tsx';
import { Heading } from '../../render/elements/Heading.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Paragraph, Rich } from '../../render/elements/Rich.tsx';
import { Section } from '../../render/elements/Section.tsx';
import folded from './folds.module.css';
import css from './view.module.css';

/** A table, or several in folds (spec 2.109). */
export default function TableOfPage({ id, tone, fold, note, folds, ...block }: TableBlock) {
  const { columns, eyebrow, heading, lead, main } = block;
  return (
    <Section name="table" id={id} tone={tone}>
      <Folded fold={fold} intro={{ eyebrow, heading, lead, main }}>
        {folds ? (
          <div className={folded.lines}>
            {folds.map((one) => (
              <FoldedTable key={one.heading} fold={one} columns={columns} />
            ))}
          </div>
        ) : (
          <DataTable {...block} />
        )}
        <Paragraph text={note} className="foot-note" />
      </Folded>
    </Section>
  );
}

/**
 * A table whose rows are in the block or in a list. On a narrow screen the style makes each row a card; the explicit
 * roles keep it a table for screen readers, which would lose it when `display` changes.
 */
function DataTable({ caption, columns, rows, list }: Pick<TableBlock, 'caption' | 'columns' | 'rows' | 'list'>) {
  const items = usePage().lists[list ?? ''] as readonly Readonly<Record<string, string>>[] | undefined;
  const cells = rows ?? items?.map((item) => columns.map(({ key = '' }) => item[key] ?? '')) ?? [];
  return (
    <table className={css.table} role="table">
      {caption && <caption className="visually-hidden">{caption}</caption>}
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ label }) => (
            <th key={label} scope="col" role="columnheader">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {cells.map((row) => (
          <tr key={row.join()} role="row">
            {row.map((text, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell key={index} scope={index === 0 ? 'row' : undefined} role={index === 0 ? 'rowheader' : 'cell'}>
                  <span className={css.label} aria-hidden="true">
                    {columns[index]?.label}
                  </span>
                  <span>
                    <Rich text={text} />
                  </span>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A table that its heading unfolds. */
function FoldedTable({ fold, columns }: { fold: TableFold; columns: readonly TableColumn[] }) {
  const { heading, icon, list, open, note } = fold;
  return (
    <Fold
      className={`fold ${folded.line}`}
      open={open}
      summary={
        <>
          {icon && <Icon name={icon} />}
          <Heading level={3} className="heading-3">
            {heading}
          </Heading>
        </>
      }
    >
      <div className={folded.body}>
        <table className={folded.table} aria-label={heading}>
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
        <Paragraph text={note} className="foot-note" />
      </div>
    </Fold>
  );
}
