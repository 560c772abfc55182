import { array, at, record } from '../../../compiler/read/data.ts';
import type { Path } from '../../../compiler/read/source.ts';
import { requiredOf } from '../../../authoring/language/snippet.ts';
import { valuesAt } from '../../../authoring/language/values.ts';
import type { AddAsk } from '../contract.ts';
import { hereIn, withItem, type EditedFile } from './edited-file.ts';
import { freshName, slugOf, titleFromName } from './fresh.ts';
import { sharedKeys } from './sample.ts';

/** The keys that can hold the name of an item, which is made from its first text. */
export const nameKeys = ['value', 'const', 'id'] as const;

type Item = Readonly<Record<string, unknown>>;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a new item of a list of maps needs: the simple values that its contract requires, or that all others have. */
export function asksAt(edited: EditedFile, path: Path, index: number | undefined): AddAsk[] {
  const list = array(at(edited.data, path));
  const items = list.filter(isItem);
  if (items.length === 0 || items.length < list.length) return [];
  const own = [...path, list.length];
  const here = hereIn(withItem(edited, path, list.length, {}));
  const required = requiredOf(here.contract.at(own), {});
  const asked = [...new Set([...required, ...sharedKeys(items)])].filter(
    (key) => ![...nameKeys, 'block'].includes(key) && items.every((item) => typeof item[key] !== 'object'),
  );
  const order = Object.keys(items.at(-1)!);
  const before = items[(index ?? items.length) - 1];
  return asked
    .sort((one, other) => order.indexOf(one) - order.indexOf(other))
    .map((key) => {
      const start = before?.[key];
      const choices = choicesOf(edited, [...own, key], items);
      return {
        key,
        title: titleFromName(key),
        about: aboutAt(edited, [...own, key], list.length, path),
        isNeeded: required.includes(key),
        choices,
        ...(choices.length > 0 && start !== undefined && { start: String(start) }),
      };
    });
}

function aboutAt(edited: EditedFile, own: Path, size: number, path: Path): string {
  const here = hereIn(withItem(edited, path, size, { [String(own.at(-1))]: null }));
  const said = here.contract.at(own).find(({ schema }) => typeof schema.description === 'string');
  return String(said?.schema.description ?? '');
}

/** The allowed names; or else the values that several items share, such as the city of an office. */
function choicesOf(edited: EditedFile, own: Path, items: readonly Item[]): AddAsk['choices'] {
  const [key = '', path] = [String(own.at(-1)), own.slice(0, -2)];
  const here = hereIn(withItem(edited, path, items.length, { [key]: null }));
  const offered = valuesAt(here, own).filter(({ part }) => part === undefined);
  if (offered.length > 0) return offered.map(({ name, detail = '' }) => ({ value: String(name), detail }));
  const isText = here.contract
    .at(own)
    .some(({ schema }) => ['text', 'rich', 'message'].includes(String(schema['x-ref'])));
  const values = [...new Set(items.map((item) => item[key]))].filter((value) => value !== undefined);
  if (isText || values.length === items.length) return [];
  const parent = edited.site
    .of('list')
    .find(({ data }) => values.every((value) => data.items.some((item) => at(item, ['value']) === value)));
  const labelOf = (value: unknown) => parent?.data.items.find((item) => at(item, ['value']) === value);
  return values.map((value) => ({ value: String(value), detail: String(at(labelOf(value), ['label']) ?? '') }));
}

/** Where an item belongs: after the last one of its group, if the list is in groups. */
export function placeIn(
  list: readonly unknown[],
  values: Readonly<Record<string, string>>,
  index = list.length,
): number {
  const key = Object.keys(values).find((one) => isGrouping(list, one));
  const last = key === undefined ? -1 : list.findLastIndex((item) => String(at(item, [key])) === values[key]);
  const isThere = key !== undefined && String(at(list[index - 1], [key])) === values[key];
  return last < 0 || isThere ? Math.min(index, list.length) : last + 1;
}

/** Whether items with the same value of a key are side by side, and several share one. */
function isGrouping(list: readonly unknown[], key: string): boolean {
  const values = list.map((item) => at(item, [key]));
  const starts = values.filter((value, index) => index === 0 || value !== values[index - 1]);
  return starts.length < values.length && starts.length > 1 && new Set(starts).size === starts.length;
}

/** The item with the values of the person, and a name made from its first text. */
export function filledItem(
  sample: unknown,
  list: readonly unknown[],
  values: Readonly<Record<string, string>>,
): unknown {
  const isNumber = (key: string) => list.some((item) => typeof at(item, [key]) === 'number');
  const given = Object.entries(values).map(([key, value]) => [key, isNumber(key) ? Number(value) : value] as const);
  const own = Object.fromEntries([...Object.entries(record(sample)), ...given].filter(([, value]) => value !== ''));
  const key = nameKeys.find((one) => typeof own[one] === 'string');
  if (key === undefined) return own;
  const label = values.label ?? values.title ?? Object.values(values)[0] ?? '';
  const isLabel = list.every((item) => at(item, [key]) === at(item, ['label']));
  const taken = list.map((item) => String(at(item, [key])));
  return { ...own, [key]: freshName(isLabel ? label : slugOf(label) || String(own[key]), taken) };
}
