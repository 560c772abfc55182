import { useId, useMemo, useState, type ReactNode } from 'react';
import { Icon } from '../elements/Icon.tsx';
import { layoutOf, type LayoutItem } from '../../engine/layout.ts';
import type { FieldSetPlan } from '../../plan/form.ts';
import type { FormStore } from './store.ts';
import { useNeeded, useVisibleFields } from './useStore.ts';
import css from './FieldsLayout.module.css';

interface FieldsLayoutProps {
  plan: FieldSetPlan;
  store: FormStore;
  draw: (field: string) => ReactNode;
}

/** Places the visible fields in groups, rows and folds. */
export function FieldsLayout({ plan, store, draw }: FieldsLayoutProps) {
  const visible = useVisibleFields(store);
  const groups = useMemo(() => layoutOf(plan, visible), [plan, visible]);
  const drawItems = (items: readonly LayoutItem[]): ReactNode =>
    items.map((item) =>
      typeof item === 'string' ? (
        draw(item)
      ) : (
        <Fold key={item.more} label={item.more} fields={item.fields} store={store}>
          {drawItems(item.fields)}
        </Fold>
      ),
    );
  return (
    <div className={css.groups}>
      {groups.map((group, index) => (
        <Group key={group.heading ?? index} heading={group.heading}>
          {drawItems(group.items)}
        </Group>
      ))}
    </div>
  );
}

function Group({ heading, children }: { heading: string | undefined; children: ReactNode }) {
  const fields = <div className={css.fields}>{children}</div>;
  if (heading === undefined) return fields;
  return (
    <fieldset className={css.group}>
      <legend className={css.heading}>{heading}</legend>
      {fields}
    </fieldset>
  );
}

interface FoldProps {
  label: string;
  fields: readonly string[];
  store: FormStore;
  children: ReactNode;
}

/** Fields behind a button (spec 4.43). Opens by itself when one of them is answered or has an error. */
function Fold({ label, fields, store, children }: FoldProps) {
  const id = useId();
  const needed = useNeeded(store, fields);
  const [before, setBefore] = useState(needed);
  const [open, setOpen] = useState(needed);
  if (needed !== before) {
    setBefore(needed);
    if (needed) setOpen(true);
  }
  return (
    <>
      <button type="button" className={css.more} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {label}
        <Icon name="chevron-down" size={20} />
      </button>
      <div id={id} className={css.fields} data-folded hidden={!open}>
        {children}
      </div>
    </>
  );
}
