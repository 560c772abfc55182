import { didYouMean, nearest } from '../../../../shared/problems/nearest.ts';
import { counted } from '../../../../shared/problems/show.ts';
import type { Colours } from '../../kit/colours.ts';
import { exit, Refusal, type Answer, type Call, type Command } from '../../kit/command.ts';
import { soundSite } from '../compiled.ts';
import { occurrences } from '../../../../authoring/usages/collect.ts';
import { allNames, asThingUses, find, type ThingUses } from '../../../../authoring/usages/find.ts';
import type { Occurrence, ThingKind } from '../../../../authoring/usages/occurrence.ts';
import { findTexts, type FoundText } from './texts.ts';
import { translationsIn } from './translations.ts';

export const command: Command = {
  name: 'where',
  summary: 'Lists every place where something is used: file, line, column.',
  words: ['ID'],
  options: {},
  about: [
    'ID is the name of a list, form, wizard, page, catalog, table, picture, plug-in, control (widget), block, icon or',
    'purpose; or one of these:',
    '  FORM.FIELD         a field             LIST.VALUE  an option of a list',
    '  FORM.FIELD.RULE    a message           FILE.NAME   a constant',
    '  TABLE.COLUMN       a column of a table',
    '  WIZARD.STEP        a step              /Address    a page by its address',
    '  PAGE#PLACE         a block with an id, or a situation that it shows',
    '  CATALOG.ITEM       an item of a catalog    LIST.SOURCE  a source of a list of situations',
    '  CATALOG.PROPERTY   a property (values) of items    FORM.VALUE  a value of offers',
    'A file can also be named by its path: config/lists/colours.yaml.',
    'Only the last part finds all things of that name. Use KIND:ID, such as list:health, if there are several.',
    'Words in quotes that are not a name are searched in the texts of the site.',
    'With --json: [{kind, ids, occurrences: [{file, line, column, path, declares}], translations: [{file, line, column}]}].',
  ],
  examples: [
    ['where cities', 'Which forms use this list?'],
    ['where login.email', 'Everything about a field.'],
    ['where limits.mobileDigits', 'What depends on a constant?'],
    ["where 'Enter your mobile number'", 'Where is this text?'],
  ],
  run: where,
};

function where(call: Call): Answer {
  const [id = ''] = call.words;
  if (id.trim() === '') throw new Refusal('Enter what to search for: a name, or words of a text.', exit.usage);
  const things = occurrences(soundSite(call));
  const found = find(id, things);
  if (found.length > 0) return whereAnswer([...found, ...addressesOf(found, things)], call.root);
  const texts = findTexts(id, call.root);
  if (texts.length > 0)
    return {
      code: exit.fine,
      data: [{ kind: 'text', ids: [id], occurrences: texts }],
      text: (colours) => printTexts(id, texts, nearest(id, allNames(things)), colours),
    };
  throw new Refusal(`Nothing is called "${id}", and no text contains these words. ${didYouMean(id, allNames(things))}`);
}

function whereAnswer(found: readonly ThingUses[], root: string): Answer {
  const all = found.map((thing) => ({ thing, translations: translationsIn(thing, root) }));
  return {
    code: exit.fine,
    data: all.map(({ thing, translations }) => ({
      ...asData(thing),
      ...(translations.length > 0 && { translations }),
    })),
    text: (colours) =>
      all
        .map(({ thing, translations }) => [print(thing, colours), ...translatedLines(translations, colours)].join('\n'))
        .join('\n\n'),
  };
}

const translatedLines = (found: readonly FoundText[], { dim }: Colours): string[] =>
  found.length === 0
    ? []
    : [
        `translated in ${counted(found.length, 'place')}:`,
        ...found.map((one) => `  ${location(one)}  ${dim(excerptAround(one))}`),
      ];

/** The addresses of the found pages. Links use the address of a page, so these are its uses. */
function addressesOf(found: readonly ThingUses[], things: ReadonlyMap<string, readonly Occurrence[]>): ThingUses[] {
  const files = found.filter(({ kind }) => kind === 'page').map(({ ids }) => `config/pages/${ids[0] ?? ''}.yaml`);
  const own = [...things.values()].filter((places) =>
    places.some(({ kind, declares, file }) => kind === 'address' && declares && files.includes(file)),
  );
  return own
    .map(asThingUses)
    .filter(({ ids }) => !found.some((one) => one.kind === 'address' && one.ids[0] === ids[0]));
}

const asData = ({ kind, ids, occurrences: places }: ThingUses) => ({
  kind,
  ids,
  occurrences: places.map(({ file, line, column, path, declares, id }) => ({ id, file, line, column, path, declares })),
});

function print({ kind, ids, occurrences: places }: ThingUses, { strong, dim }: Colours): string {
  const uses = places.filter(({ declares }) => !declares);
  const files = new Set(uses.map(({ file }) => file)).size;
  const used =
    uses.length === 0
      ? unused(kind)
      : `used in ${counted(uses.length, 'place')}${uses.length === 1 ? '' : `, ${counted(files, 'file')}`}`;
  return [
    `${strong(`${kind} ${ids.join(', ')}`)}: ${used}`,
    ...places.map((one) => `  ${location(one)}  ${one.declares ? strong('declared') : dim(excerptAround(one))}`),
  ].join('\n');
}

const unused = (kind: ThingKind): string =>
  kind === 'page' ? 'not used as a parent; links use its address' : 'not used';

const location = ({ file, line, column }: Pick<Occurrence, 'file' | 'line' | 'column'>): string =>
  `${file}:${line}:${column}`;

/** Texts that contain the words. `near`: a similar name that may be meant. */
function printTexts(
  words: string,
  texts: readonly FoundText[],
  near: string | undefined,
  { strong, dim }: Colours,
): string {
  const hint = near === undefined ? '' : `. No name has this spelling; did you mean "${near}"?`;
  return [
    `${strong(`"${words}"`)}: in ${counted(texts.length, 'text')}${hint}`,
    ...texts.map((one) => `  ${location(one)}  ${dim(excerptAround(one))}`),
  ].join('\n');
}

/** The line of a place, or about 100 characters around the place if the line is longer. */
function excerptAround({ excerpt, column }: Pick<Occurrence, 'excerpt' | 'column'>): string {
  const from = excerpt.length <= 100 ? 0 : Math.max(0, Math.min(column - 41, excerpt.length - 100));
  return `${from > 0 ? '…' : ''}${excerpt.slice(from, from + 100).trim()}${from + 100 < excerpt.length ? '…' : ''}`;
}
