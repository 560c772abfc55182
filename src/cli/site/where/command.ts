import { didYouMean } from '../../../problems/nearest.ts';
import type { Colours } from '../colours.ts';
import { exit, Refusal, type Answer, type Call, type Command } from '../command.ts';
import { soundSite } from '../compiled.ts';
import { occurrences } from '../occurrences/collect.ts';
import { allNames, find, type Found } from '../occurrences/find.ts';
import type { Occurrence } from '../occurrences/occurrence.ts';
import { findTexts, type FoundText } from './texts.ts';

export const command: Command = {
  name: 'where',
  summary: 'Every place where something is used: file, line, column.',
  words: ['ID'],
  options: {},
  about: [
    'ID is the name of a list, form, wizard, page, catalog, picture, plug-in, control (widget), block or icon; or',
    '  FORM.FIELD         a field             LIST.VALUE  an option of a list',
    '  FORM.FIELD.RULE    a message           FILE.NAME   a constant',
    '  WIZARD.STEP        a step              /Address    a page by its address',
    '  PAGE#PLACE         a block with an id',
    'The last part alone finds all of that name. KIND:ID, such as list:health, when several things are called so.',
    'Words in quotes that are no name are sought in the texts of the site.',
    'With --json: [{kind, ids, occurrences: [{file, line, column, path, declares}]}].',
  ],
  examples: [
    ['where cities', 'Which forms use this list?'],
    ['where claim-lookup.mobile', 'Everything that is said of a field.'],
    ['where limits.mobileDigits', 'What changes with a constant?'],
    ["where 'Enter your mobile number'", 'Where do these words stand?'],
  ],
  run: where,
};

function where(call: Call): Answer {
  const [id = ''] = call.words;
  const things = occurrences(soundSite(call).names, call.root);
  const found = find(id, things);
  if (found.length > 0) return { code: exit.fine, data: found.map(asData), text: (colours) => found.map((one) => print(one, colours)).join('\n\n') };
  const texts = findTexts(id, call.root);
  if (texts.length > 0) return { code: exit.fine, data: [{ kind: 'text', ids: [id], occurrences: texts }], text: (colours) => printTexts(id, texts, colours) };
  throw new Refusal(`Nothing is called "${id}", and no text holds these words. ${didYouMean(id, allNames(things))}`);
}

const asData = ({ kind, ids, occurrences: places }: Found) => ({ kind, ids, occurrences: places.map(({ file, line, column, path, declares, id }) => ({ id, file, line, column, path, declares })) });

function print({ kind, ids, occurrences: places }: Found, { strong, dim }: Colours): string {
  const uses = places.filter(({ declares }) => !declares).length;
  const files = new Set(places.map(({ file }) => file)).size;
  const head = `${strong(`${kind} ${ids.join(', ')}`)}: ${uses === 0 ? 'used nowhere' : `used in ${uses} ${uses === 1 ? 'place' : 'places'}`}, ${files} ${files === 1 ? 'file' : 'files'}`;
  return [head, ...places.map((one) => `  ${spot(one)}  ${one.declares ? strong('declared') : dim(around(one))}`)].join('\n');
}

const spot = ({ file, line, column }: Pick<Occurrence, 'file' | 'line' | 'column'>): string => `${file}:${line}:${column}`;

function printTexts(words: string, texts: readonly FoundText[], { strong, dim }: Colours): string {
  return [`${strong(`"${words}"`)}: in ${texts.length} ${texts.length === 1 ? 'text' : 'texts'}`, ...texts.map((one) => `  ${spot(one)}  ${dim(around(one))}`)].join('\n');
}

/** The words around the spot, when the line is long. */
function around({ excerpt, column }: Pick<Occurrence, 'excerpt' | 'column'>): string {
  const from = excerpt.length <= 100 ? 0 : Math.max(0, Math.min(column - 41, excerpt.length - 100));
  return `${from > 0 ? '…' : ''}${excerpt.slice(from, from + 100).trim()}${from + 100 < excerpt.length ? '…' : ''}`;
}
