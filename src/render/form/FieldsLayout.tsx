import type { ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { useId, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Icon } from '../elements/Icon.tsx';
import { layoutOf, type LayoutGroup, type LayoutItem } from './layout.ts';
import type { FormStore } from './store.ts';
import type { FormContext } from './types.ts';
import css from './FieldsLayout.module.css';

/** Places the visible fields in groups, rows and folds. rjsf's object template. */
export function FieldsLayout({ properties, registry }: ObjectFieldTemplateProps<unknown, RJSFSchema, FormContext>) {
  const { set, store } = registry.formContext;
  const visible = useSyncExternalStore(store.subscribe, store.visible, store.visible);
  const groups = useMemo(() => layoutOf(set.plan, visible), [set, visible]);
  const contents = new Map(properties.map(({ name, content }) => [name, content]));
  const draw = (items: readonly LayoutItem[]): ReactNode =>
    items.map((item) =>
      typeof item === 'string' ? (
        contents.get(item)
      ) : (
        <Fold key={item.more} label={item.more} fields={item.fields} store={store}>
          {draw(item.fields)}
        </Fold>
      ),
    );
  return (
    <div className={css.groups}>
      {groups.map((group, index) => (
        <Group key={group.heading ?? index} group={group} draw={draw} />
      ))}
    </div>
  );
}

function Group({ group, draw }: { group: LayoutGroup; draw: (items: readonly LayoutItem[]) => ReactNode }) {
  const fields = <div className={css.fields}>{draw(group.items)}</div>;
  if (group.heading === undefined) return fields;
  return (
    <fieldset className={css.group}>
      <legend className={css.heading}>{group.heading}</legend>
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
  const read = () => fields.some((field) => Boolean(store.answers()[field]) || store.errorOf(field) !== undefined);
  const needed = useSyncExternalStore(store.subscribe, read, read);
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
