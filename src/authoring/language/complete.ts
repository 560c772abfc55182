import { stringify } from 'yaml';
import type { Path } from '../../compiler/read/source.ts';
import { hereAt, type ConfigFile, type Here } from './here.ts';
import { keysAt } from './keys.ts';
import type { KnownSite } from './known.ts';
import { plain, requiredOf, shapeOf, SnippetWriter } from './snippet.ts';
import { spotAt, type Reading, type Spot } from './spot.ts';
import type { Completion, Completions } from './types.ts';
import { valuesAt, type ValueOffer } from './values.ts';

/** No person reads a longer list; more letters find the others. */
const mostRead = 200;

/** What may be written where a cursor stands; at most so many things. */
export function complete(
  text: string,
  offset: number,
  file: ConfigFile,
  site: KnownSite,
  most: number = mostRead,
): Completions {
  const spot = spotAt(text, offset);
  return spot ? completionsAt(spot, file, site, most) : { items: [], isCut: false };
}

/** What may be written at a place that is found already. */
export function completionsAt(spot: Spot, file: ConfigFile, site: KnownSite, most: number = mostRead): Completions {
  const here = hereAt(spot, file, site);
  const ranked = spot.readings.flatMap((reading) =>
    read(reading, here).map((item) => ({ item, rank: rankOf(item.filter, spot.typed.slice(item.start - spot.start)) })),
  );
  // What is equal keeps its order.
  const found = ranked.filter(({ rank }) => rank < none).sort((one, other) => one.rank - other.rank);
  return { items: found.slice(0, most).map(({ item }) => item), isCut: found.length > most };
}

/** Comes after every rank. */
const none = 3;

/** How well a completion fits what is typed: it begins so, a word of it does, or it has that anywhere. */
function rankOf(filter: string, typed: string): number {
  const [all, part] = [filter.toLowerCase(), typed.trim().toLowerCase()];
  const at = all.indexOf(part);
  if (at <= 0) return at === 0 ? 0 : none;
  return /[\w]/.test(all[at - 1]!) ? 2 : 1;
}

function read({ part, path }: Reading, here: Here): Completion[] {
  const { spot, contract } = here;
  const parts = contract.at(path);
  if (part === 'value') return [...values(path, here), ...(spot.readings.length > 1 ? items(path, here) : [])];
  // Where the value is no map, a word that stands alone is no key.
  if (spot.readings.length > 1 && !parts.some(({ schema }) => schema.type === 'object')) return [];
  return keys(path, here);
}

function keys(path: Path, here: Here): Completion[] {
  const { spot } = here;
  return keysAt(here, path).map(({ key, entry, ...about }) => ({
    ...stretch(spot),
    ...about,
    kind: 'key',
    label: key,
    insert: spot.lead + (spot.hasColon ? plain(key) : entry),
    filter: key,
  }));
}

function values(path: Path, here: Here): Completion[] {
  const { spot } = here;
  return valuesAt(here, path).map((offer) => valueOf(offer, spot));
}

function valueOf({ kind, name, detail = '', documentation = '', part }: ValueOffer, spot: Spot): Completion {
  const label = String(name);
  const isPart = part !== undefined;
  const words = isPart ? label : written(name, spot);
  const cursor = spot.start + spot.typed.length;
  return {
    ...(isPart ? { start: cursor - part.length, end: cursor } : stretch(spot)),
    label,
    kind,
    detail,
    documentation,
    isRequired: false,
    insert: (isPart ? '' : spot.lead) + plain(words),
    // A page is found by its title too.
    filter: kind === 'name' && detail !== '' ? `${label} ${detail}` : label,
  };
}

/** The first item of a list whose key stands above, with its dash. */
function items(path: Path, here: Here): Completion[] {
  const { spot, contract } = here;
  const parts = contract.at(path);
  if (spot.isFlow || spot.lead !== '' || shapeOf(parts) !== 'list') return [];
  const inner = contract.ofItems(parts);
  const simple = values([...path, 0], here).map((one) => ({
    ...one,
    label: `- ${one.label}`,
    insert: `- ${one.insert}`,
  }));
  if (simple.length > 0) return simple;
  const insert = `- ${new SnippetWriter(contract, false).item(inner, spot.indent)}`;
  const about = { kind: 'word' as const, detail: '', documentation: '', isRequired: false };
  const label = `- ${requiredOf(inner, {})[0] ?? '…'}`;
  return [{ ...stretch(spot), ...about, label, insert, filter: label }];
}

const stretch = ({ start, end }: Spot) => ({ start, end });

/** A value as YAML has it: in quotes where it needs some, and as it must be between those that are there. */
function written(value: ValueOffer['name'], { quote, isFlow }: Spot): string {
  const text = String(value);
  if (quote === "'") return text.replaceAll("'", "''");
  if (quote === '"') return text.replaceAll(/["\\]/g, '\\$&');
  if (!isFlow) return stringify(value, { lineWidth: 0, singleQuote: true }).trimEnd();
  const list = stringify([value], { lineWidth: 0, singleQuote: true, collectionStyle: 'flow' }).trim();
  return list.slice(1, -1).trim();
}
