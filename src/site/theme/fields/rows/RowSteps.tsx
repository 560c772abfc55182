import { useEffect, useLayoutEffect } from 'react';
import { defaultsOf, present } from '../../../../shared/engine/answers.ts';
import { rowField, rowTitle, splitRowField } from '../../../../shared/engine/rows.ts';
import type { Answers, Row } from '../../../../shared/plan/answers.ts';
import type { FieldSet } from '../../../../shared/plan/form.ts';
import type { Theme } from '../../../render/form/types.ts';
import { useErrors } from '../../../render/form/useStore.ts';
import type { Control } from '../../kit/control.ts';
import { PlusButton } from './PlusButton.tsx';
import { RemovedRow } from './RemovedRow.tsx';
import { RowBox } from './RowBox.tsx';
import { lastRow, type Edits } from './useEdits.ts';
import { useRowPlace, type RowPlace } from './useRowPlace.ts';
import box from '../../templates/ArrayFieldTemplate/ArrayFieldTemplate.module.css';
import button from '../../templates/ButtonTemplates/RowButton.module.css';
import css from './field.module.css';

interface RowStepsProps {
  theme: Theme;
  control: Control<readonly Row[]>;
  set: FieldSet;
  rows: readonly Row[];
  around: Answers;
  edits: Edits;
}

/** Rows on pages of their own: the questions of one row, then the list of all rows. */
export function RowSteps(props: RowStepsProps) {
  const { theme, control, set, rows, around, edits } = props;
  const { id, name, field, store } = control;
  const place = useRowPlace(id, name, rows.length);
  useCompleteRows(props, place);
  const { index, go } = place;
  usePages(control, place);
  if (index === undefined) return <List {...props} place={place} />;
  const remove = (at: number): void => {
    edits.onRemove(at);
    go(undefined);
  };
  return (
    <RowBox
      key={edits.keys[index]}
      {...{
        theme,
        outer: undefined,
        plan: field,
        store,
        set,
        index,
        around,
        onChange: edits.onChange,
        onRemove: remove,
      }}
      row={rows[index]!}
      id={`${id}.${index + 1}`}
      isOpen
      canRemove={rows.length > (control.schema.minItems ?? 0)}
    />
  );
}

/** The button that goes on from the questions of a row checks only these, and leads to the list. */
function usePages({ name, store }: Control<readonly Row[]>, { index, go, redirect }: RowPlace): void {
  useLayoutEffect(() => {
    store.asksOn({
      asks: (field) => index === undefined || field.startsWith(rowField(name, index, '')),
      close: () => {
        if (index !== undefined) go(undefined);
        return index !== undefined;
      },
      open: (field) => {
        const { index: row, inner } = splitRowField(field);
        redirect(row, inner);
      },
    });
    return () => store.asksOn(undefined);
  }, [store, name, index, go, redirect]);
}

/**
 * Leads to the first row that lacks something, and asks the minimum number of rows. A new row that was left blank is
 * removed.
 */
function useCompleteRows({ control, set, rows }: RowStepsProps, { index, ready, isGoing, redirect }: RowPlace): void {
  const { name, store, schema, value, change } = control;
  const found = useErrors(store);
  const isList = index === undefined;
  const wrong = (isList && store.set.rows?.errors(store.set, name, store.answers(), '')[0]) || undefined;
  // The server may have refused more.
  const told = isList ? found.find(({ field }) => field.startsWith(`${name}.`)) : undefined;
  const { index: first } = splitRowField((wrong ?? told)?.field ?? '');
  const { minItems = 0 } = schema;
  const few = rows.length < minItems;
  const blank = defaultsOf(set.plan);
  const isSpare = isList && rows.length > minItems && JSON.stringify(present(rows.at(-1)!)) === JSON.stringify(blank);
  useEffect(() => {
    // What was typed as the visitor left a row may not be drawn yet.
    if (!ready || isGoing() || store.answers()[name] !== value) return;
    if (few) change([...rows, blank]);
    else if (isSpare) change(rows.slice(0, -1));
    else if (first >= 0) redirect(first);
  });
}

/** The list of rows: each by its title, to be changed or removed, and a button that adds one. */
function List({ control, set, rows, around, edits, place: { go } }: RowStepsProps & { place: RowPlace }) {
  const { id, field, schema } = control;
  const { options } = field;
  const { minItems = 0, maxItems = Infinity } = schema;
  const add = (row: Row): void => {
    edits.put(row, rows.length);
    go(rows.length);
  };
  const titles = rows.map((row, index) => rowTitle(field, set, index, { ...around, ...row }));
  return (
    <div className={box.rows}>
      {rows.length > 0 && (
        <ul className={css.list}>
          {titles.map((title, index) => (
            <li className={css.item} id={`${id}.${index + 1}`} tabIndex={-1} key={edits.keys[index]}>
              <span className={css.title}>{title}</span>
              <span className={css.actions}>
                <button type="button" className={button.button} onClick={() => go(index)}>
                  {options.asSteps?.change}
                  <span className="visually-hidden"> {title}</span>
                </button>
                {rows.length > minItems && (
                  <button type="button" className={button.button} onClick={() => edits.onRemove(index)}>
                    {options.remove}
                    <span className="visually-hidden"> {title}</span>
                  </button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <RemovedRow outer={undefined} plan={field} removed={edits.removed} onUndo={edits.undo} />
      {rows.length < maxItems && (
        <div className={css.buttons}>
          <PlusButton id={`${id}-add`} words={options.add} onClick={() => add(defaultsOf(set.plan))} />
          {options.copy !== undefined && rows.length > 0 && (
            <PlusButton words={options.copy} onClick={() => add(lastRow(control))} />
          )}
        </div>
      )}
    </div>
  );
}
