import { stringify } from 'yaml';
import type { Path } from '../../compiler/read/source.ts';
import { hereAt, type ConfigFile, type Here } from './here.ts';
import { keysAt } from './keys.ts';
import type { KnownSite } from './known.ts';
import { escapeSnippet, requiredOf, shapeOf, SnippetWriter } from './snippet.ts';
import { cursorAt, type Reading, type CursorContext } from './cursor.ts';
import type { Completion, Completions } from './types.ts';
import { valuesAt, type ValueOffer } from './values.ts';

/** Longer lists are cut; typing more letters finds the rest. */
const maxCompletions = 200;

/** Completions at a cursor. `most`: maximum number. */
export function complete(
  text: string,
  offset: number,
  file: ConfigFile,
  site: KnownSite,
  most: number = maxCompletions,
): Completions {
  const cursor = cursorAt(text, offset);
  return cursor ? completionsAt(cursor, file, site, most) : { items: [], isCut: false };
}

/** Completions in a known cursor context. */
export function completionsAt(
  cursor: CursorContext,
  file: ConfigFile,
  site: KnownSite,
  most: number = maxCompletions,
): Completions {
  const here = hereAt(cursor, file, site);
  const ranked = cursor.readings.flatMap((reading) =>
    completionsFor(reading, here).map((item) => ({
      item,
      rank: rankOf(item.filter, cursor.typed.slice(item.start - cursor.start)),
    })),
  );
  // The sort is stable.
  const found = ranked.filter(({ rank }) => rank < noMatch).sort((one, other) => one.rank - other.rank);
  return { items: found.slice(0, most).map(({ item }) => item), isCut: found.length > most };
}

/** Rank of completions that do not match. */
const noMatch = 3;

/** Ranks a match with the typed text: 0 at the start, 1 at the start of a word, 2 anywhere. */
function rankOf(filter: string, typed: string): number {
  const [all, part] = [filter.toLowerCase(), typed.trim().toLowerCase()];
  const at = all.indexOf(part);
  if (at <= 0) return at === 0 ? 0 : noMatch;
  return /[\w]/.test(all[at - 1]!) ? 2 : 1;
}

function completionsFor({ part, path }: Reading, here: Here): Completion[] {
  const { cursor, contract } = here;
  const parts = contract.at(path);
  if (part === 'value')
    return [...valueCompletions(path, here), ...(cursor.readings.length > 1 ? itemCompletions(path, here) : [])];
  // If the value is not a map, a word alone on a line is not a key.
  if (cursor.readings.length > 1 && !parts.some(({ schema }) => schema.type === 'object')) return [];
  return keyCompletions(path, here);
}

function keyCompletions(path: Path, here: Here): Completion[] {
  const { cursor } = here;
  return keysAt(here, path).map(({ key, entry, ...about }) => ({
    ...stretch(cursor),
    ...about,
    kind: 'key',
    label: key,
    insert: cursor.lead + (cursor.hasColon ? escapeSnippet(key) : entry),
    filter: key,
  }));
}

function valueCompletions(path: Path, here: Here): Completion[] {
  const { cursor } = here;
  return valuesAt(here, path).map((offer) => valueCompletion(offer, cursor));
}

function valueCompletion(
  { kind, name, detail = '', documentation = '', part }: ValueOffer,
  cursor: CursorContext,
): Completion {
  const label = String(name);
  const isPart = part !== undefined;
  const words = isPart ? label : valueText(name, cursor);
  const end = cursor.start + cursor.typed.length;
  return {
    ...(isPart ? { start: end - part.length, end } : stretch(cursor)),
    label,
    kind,
    detail,
    documentation,
    isRequired: false,
    insert: (isPart ? '' : cursor.lead) + escapeSnippet(words),
    // Pages are also found by title.
    filter: kind === 'name' && detail !== '' ? `${label} ${detail}` : label,
  };
}

/** The first item, with its dash, of a list whose key is on the line above. */
function itemCompletions(path: Path, here: Here): Completion[] {
  const { cursor, contract } = here;
  const parts = contract.at(path);
  if (cursor.isFlow || cursor.lead !== '' || shapeOf(parts) !== 'list') return [];
  const inner = contract.ofItems(parts);
  const simple = valueCompletions([...path, 0], here).map((one) => ({
    ...one,
    label: `- ${one.label}`,
    insert: `- ${one.insert}`,
  }));
  if (simple.length > 0) return simple;
  const insert = `- ${new SnippetWriter(contract, false).item(inner, cursor.indent)}`;
  const about = { kind: 'word' as const, detail: '', documentation: '', isRequired: false };
  const label = `- ${requiredOf(inner, {})[0] ?? '…'}`;
  return [{ ...stretch(cursor), ...about, label, insert, filter: label }];
}

const stretch = ({ start, end }: CursorContext) => ({ start, end });

/** A value as YAML: quoted if needed, or escaped for the existing quotes. */
function valueText(value: ValueOffer['name'], { quote, isFlow }: CursorContext): string {
  const text = String(value);
  if (quote === "'") return text.replaceAll("'", "''");
  if (quote === '"') return text.replaceAll(/["\\]/g, '\\$&');
  if (!isFlow) return stringify(value, { lineWidth: 0, singleQuote: true }).trimEnd();
  const list = stringify([value], { lineWidth: 0, singleQuote: true, collectionStyle: 'flow' }).trim();
  return list.slice(1, -1).trim();
}
