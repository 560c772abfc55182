import { counted } from '../../shared/problems/show.ts';
import { descriptionOf } from './contract/contract.ts';
import { hereAt, type ConfigFile, type Here } from './here.ts';
import { typeText } from './keys.ts';
import type { KnownSite } from './known.ts';
import { cursorAt, type Reading } from './cursor.ts';
import type { NamedHere, Things } from './things.ts';
import type { Hover } from './types.ts';
import { valuesAt } from './values.ts';

/** Explains the word at a cursor: a key by its contract, a name by its target, and the number of uses. */
export function hover(
  text: string,
  offset: number,
  file: ConfigFile,
  site: KnownSite,
  things: Things | undefined,
): Hover | undefined {
  const cursor = cursorAt(text, offset);
  if (!cursor || cursor.word === '') return undefined;
  const here = hereAt(cursor, file, site);
  const named = things?.at(file.file, text, offset) ?? [];
  // A word alone in a list, or whose contract is not a map, is a value.
  const reading = cursor.readings.at(-1)!;
  const names = [cursor.word, ...named.map(({ start, end }) => text.slice(start, end))];
  const about = reading.part === 'key' ? aboutKey(reading, here) : aboutValue(reading, here, names);
  const words = [...about, ...usesOf(named)];
  const { start, end } = named[0] ?? cursor;
  return words.length === 0 ? undefined : { start, end, text: words.join('\n\n') };
}

function aboutKey({ path }: Reading, here: Here): string[] {
  const key = here.cursor.word;
  const parts = here.contract.ofKey(here.contract.at(path), key, path);
  if (parts.length === 0) return [];
  const type = typeText(parts, here);
  return [`**${key}**${type === '' ? '' : `: ${type}`}`, descriptionOf(parts)].filter(Boolean);
}

/** `names`: the whole value, and the names in it at the cursor. */
function aboutValue({ path }: Reading, here: Here, names: readonly string[]): string[] {
  const parts = here.contract.at(path);
  const description = descriptionOf(parts);
  const offers = valuesAt(here, path);
  // Addresses are not case-sensitive.
  const about = names.flatMap((word) => offers.find(({ name }) => equalsIgnoreCase(String(name), word)) ?? [])[0];
  const { name = '', detail = '', documentation = '' } = about ?? {};
  const isIcon = parts.some(({ schema }) => schema['x-ref'] === 'icon');
  return [
    about && `**${String(name)}**${detail === '' ? '' : `: ${detail}`}`,
    isIcon ? picture(String(name), here) : '',
    documentation,
    documentation === description ? '' : description,
  ].filter((words) => words !== undefined && words !== '') as string[];
}

const equalsIgnoreCase = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** An icon as a picture, for editors that show pictures. */
function picture(name: string, { symbols }: Here): string {
  const shapes = symbols.icons.get(name) ?? [];
  const drawn = shapes.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([key, value]) => `${key}="${String(value)}"`);
    return `<${tag} ${written.join(' ')}/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 24 24" fill="none" stroke="gray" stroke-width="2">${drawn.join('')}</svg>`;
  return `![${name}](data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')})`;
}

/** How often each thing named here is used. */
const usesOf = (named: readonly NamedHere[]): string[] =>
  named.map(({ thing, occurrence: { kind, id } }) => {
    const uses = thing.filter(({ declares }) => !declares);
    const files = new Set(uses.map(({ file }) => file)).size;
    const where = uses.length > 1 ? `, ${counted(files, 'file')}` : '';
    return uses.length === 0
      ? `_${kind}_ \`${id}\`: used nowhere`
      : `_${kind}_ \`${id}\`: used in ${counted(uses.length, 'place')}${where}`;
  });
