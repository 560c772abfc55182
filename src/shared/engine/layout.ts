import type { FieldSetPlan } from '../plan/form.ts';
import { asRead } from './format/as-read.ts';

/** A field by its name, or fields that are folded behind a button. */
export type LayoutItem = string | { readonly more: string; readonly fields: readonly string[] };

/** Fields under one heading, or without. */
export interface LayoutGroup {
  readonly heading?: string;
  readonly items: readonly LayoutItem[];
}

interface OpenGroup {
  heading?: string;
  items: (string | { more: string; fields: string[] })[];
}

/**
 * The layout of the visible fields. Fields of one group are together, at the place of its first field, and within a
 * group those of one fold are too. Fields without a group stay between the groups around them.
 */
export function layoutOf(plan: FieldSetPlan, visible: ReadonlySet<string>): readonly LayoutGroup[] {
  const groups: OpenGroup[] = [];
  for (const field of Object.values(plan.fields)) {
    if (visible.has(field.name)) placeField(itemsFor(groups, field.group), field.name, field.more);
  }
  return groups;
}

function itemsFor(groups: OpenGroup[], heading: string | undefined): OpenGroup['items'] {
  const known = heading === undefined ? groups.at(-1) : groups.find((group) => isSame(group.heading, heading));
  if (known && isSame(known.heading, heading)) return known.items;
  const group: OpenGroup = { heading, items: [] };
  groups.push(group);
  return group.items;
}

function placeField(items: OpenGroup['items'], name: string, more: string | undefined): void {
  if (more === undefined) {
    items.push(name);
    return;
  }
  const fold = items.find((item) => typeof item !== 'string' && isSame(item.more, more));
  if (typeof fold === 'object') fold.fields.push(name);
  else items.push({ more, fields: [name] });
}

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && asRead(one) === asRead(other));
