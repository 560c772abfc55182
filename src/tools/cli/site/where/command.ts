import { didYouMean, nearest } from '../../../../shared/problems/nearest.ts';
import { counted } from '../../../../shared/problems/show.ts';
import type { Colours } from '../../kit/colours.ts';
import { exit, Refusal, type Answer, type Call, type Command } from '../../kit/command.ts';
import { soundSite } from '../compiled.ts';
import { occurrences } from '../../../../authoring/usages/collect.ts';
import { allNames, asFound, find, type Found } from '../../../../authoring/usages/find.ts';
import type { Occurrence, ThingKind } from '../../../../authoring/usages/occurrence.ts';
import { findTexts, type FoundText } from './texts.ts';

export const command: Command = {
  name: 'where',
  summary: 'Every place where something is used: file, line, column.',
  words: ['ID'],
  options: {},
  about: [
    'ID is the name of a list, form, wizard, page, catalog, table, picture, plug-in, control (widget), block or icon;',
    'or one of these:',
    '  FORM.FIELD         a field             LIST.VALUE  an option of a list',
    '  FORM.FIELD.RULE    a message           FILE.NAME   a constant',
    '  TABLE.COLUMN       a column of a table',
    '  WIZARD.STEP        a step              /Address    a page by its address',
    '  PAGE#PLACE         a block with an id, or a situation that it shows',
    '  CATALOG.ITEM       an item of a catalog    LIST.SOURCE  a source of a list of situations',
    '  CATALOG.PROPERTY   what items of a catalog state (values)    FORM.VALUE  a value of what a form offers',
    'A file can be named by its path too: config/lists/colours.yaml.',
    'The last part alone finds all of that name. KIND:ID, such as list:health, when several things are called so.',
    'Words in quotes that are no name are sought in the texts of the site.',
    'With --json: [{kind, ids, occurrences: [{file, line, column, path, declares}]}].',
  ],
  examples: [
    ['where cities', 'Which forms use this list?'],
    ['where login.email', 'Everything that is said of a field.'],
    ['where limits.mobileDigits', 'What changes with a constant?'],
    ["where 'Enter your mobile number'", 'Where do these words stand?'],
  ],
  run: where,
};

function where(call: Call): Answer {
  const [id = ''] = call.words;
  if (id.trim() === '') throw new Refusal('Say what is sought: a name, or words of a text.', exit.usage);
  const things = occurrences(soundSite(call));
  const found = find(id, things);
  if (found.length > 0) return answer([...found, ...addressesOf(found, things)]);
  const texts = findTexts(id, call.root);
  if (texts.length > 0)
    return {
      code: exit.fine,
      data: [{ kind: 'text', ids: [id], occurrences: texts }],
      text: (colours) => printTexts(id, texts, nearest(id, allNames(things)), colours),
    };
  throw new Refusal(`Nothing is called "${id}", and no text holds these words. ${didYouMean(id, allNames(things))}`);
}

const answer = (found: readonly Found[]): Answer => ({
  code: exit.fine,
  data: found.map(asData),
  text: (colours) => found.map((one) => print(one, colours)).join('\n\n'),
});

/** The addresses of the pages that were found. Links name a page by its address, so these are its uses. */
function addressesOf(found: readonly Found[], things: ReadonlyMap<string, readonly Occurrence[]>): Found[] {
  const files = found.filter(({ kind }) => kind === 'page').map(({ ids }) => `config/pages/${ids[0] ?? ''}.yaml`);
  const own = [...things.values()].filter((places) =>
    places.some(({ kind, declares, file }) => kind === 'address' && declares && files.includes(file)),
  );
  return own.map(asFound).filter(({ ids }) => !found.some((one) => one.kind === 'address' && one.ids[0] === ids[0]));
}

const asData = ({ kind, ids, occurrences: places }: Found) => ({
  kind,
  ids,
  occurrences: places.map(({ file, line, column, path, declares, id }) => ({ id, file, line, column, path, declares })),
});

function print({ kind, ids, occurrences: places }: Found, { strong, dim }: Colours): string {
  const uses = places.filter(({ declares }) => !declares);
  const files = new Set(uses.map(({ file }) => file)).size;
  const used =
    uses.length === 0
      ? unused(kind)
      : `used in ${counted(uses.length, 'place')}${uses.length === 1 ? '' : `, ${counted(files, 'file')}`}`;
  return [
    `${strong(`${kind} ${ids.join(', ')}`)}: ${used}`,
    ...places.map((one) => `  ${spot(one)}  ${one.declares ? strong('declared') : dim(around(one))}`),
  ].join('\n');
}

const unused = (kind: ThingKind): string =>
  kind === 'page' ? 'under no other page; links name its address' : 'used nowhere';

const spot = ({ file, line, column }: Pick<Occurrence, 'file' | 'line' | 'column'>): string =>
  `${file}:${line}:${column}`;

/** Texts that hold the words. `near`: the name that may have been meant instead. */
function printTexts(
  words: string,
  texts: readonly FoundText[],
  near: string | undefined,
  { strong, dim }: Colours,
): string {
  const hint = near === undefined ? '' : `. No name is spelt so; did you mean "${near}"?`;
  return [
    `${strong(`"${words}"`)}: in ${counted(texts.length, 'text')}${hint}`,
    ...texts.map((one) => `  ${spot(one)}  ${dim(around(one))}`),
  ].join('\n');
}

/** The line of a place, or about 100 letters around the place when the line is longer. */
function around({ excerpt, column }: Pick<Occurrence, 'excerpt' | 'column'>): string {
  const from = excerpt.length <= 100 ? 0 : Math.max(0, Math.min(column - 41, excerpt.length - 100));
  return `${from > 0 ? '…' : ''}${excerpt.slice(from, from + 100).trim()}${from + 100 < excerpt.length ? '…' : ''}`;
}
