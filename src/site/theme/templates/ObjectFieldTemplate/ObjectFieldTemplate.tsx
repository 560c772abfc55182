import { useId, useMemo, useState, type ReactNode } from 'react';
import { Icon } from '../../../render/elements/Icon.tsx';
import { layoutOf, type LayoutItem } from '../../../../shared/engine/layout.ts';
import type { FieldSetPlan } from '../../../../shared/plan/form.ts';
import type { FormStore } from '../../../render/form/store.ts';
import type { ObjectFieldTemplateProps } from '../../../render/form/types.ts';
import { useNeeded } from '../../../render/form/useStore.ts';
import { useMix } from '../../kit/control.ts';
import { frameOf } from '../../kit/frame.ts';
import css from './ObjectFieldTemplate.module.css';

/** From this number of fields on, the browser skips the layout of groups that are not visible. */
const many = 60;

/** Places the fields in groups, rows and folds. */
export function ObjectFieldTemplate({ properties, uiSchema = {}, registry }: ObjectFieldTemplateProps) {
  const { set, store } = registry.formContext;
  const { plan } = set;
  const drawn = useMemo(() => new Map(properties.map(({ name, content }) => [name, content])), [properties]);
  const mix = useMix();
  const groups = useMemo(() => {
    const all = layoutOf(plan, new Set(drawn.keys()));
    return mix?.rows(all, plan) ?? all;
  }, [plan, drawn, mix]);
  const row = (items: readonly LayoutItem[]) => rowOf(items, plan, uiSchema, registry);
  const drawItems = (items: readonly LayoutItem[]): ReactNode =>
    items.map((item) =>
      typeof item === 'string' ? (
        drawn.get(item)
      ) : (
        <Fold key={item.more} label={item.more} fields={item.fields} store={store} row={row(item.fields)}>
          {drawItems(item.fields)}
        </Fold>
      ),
    );
  return (
    <div className={css.groups} data-long={drawn.size >= many || undefined}>
      {groups.map((group, index) => (
        <ObjectGroup key={group.heading ?? index} heading={group.heading} row={row(group.items)}>
          {drawItems(group.items)}
        </ObjectGroup>
      ))}
    </div>
  );
}

/**
 * The layout of fields in rows, for the style. It is computed here, because the browser would check `:has()` again at
 * each change of a field. halves some take half a row, and all of these have their label above a box · tiles some are
 * cards
 */
function rowOf(
  items: readonly LayoutItem[],
  { fields }: FieldSetPlan,
  uiSchema: NonNullable<ObjectFieldTemplateProps['uiSchema']>,
  registry: ObjectFieldTemplateProps['registry'],
): RowName {
  const shown = items.flatMap((item) => (typeof item === 'string' && fields[item]) || []);
  const frames = shown.map((field) => frameOf(uiSchema[field.name] ?? {}, field.readOnly, registry));
  const halves = frames.filter((frame, index) => frame !== 'none' && shown[index]?.width === 'half');
  const row = [
    halves.length > 0 && halves.every((frame) => frame === 'label') && 'halves',
    frames.includes('tile') && 'tiles',
  ];
  return row.filter(Boolean).join(' ') || undefined;
}

type RowName = string | undefined;

function ObjectGroup({ heading, row, children }: { heading: string | undefined; row: RowName; children: ReactNode }) {
  const fields = (
    <div className={css.fields} data-row={row}>
      {children}
    </div>
  );
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
  row: RowName;
  children: ReactNode;
}

/** Fields behind a button (spec 4.43). Opens by itself when one of them is answered or has an error. */
function Fold({ label, fields, store, row, children }: FoldProps) {
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
        <Icon name="chevron-down" size={20} className="chevron" />
      </button>
      <div id={id} className={css.fields} data-row={row} data-folded hidden={!open}>
        {children}
      </div>
    </>
  );
}
