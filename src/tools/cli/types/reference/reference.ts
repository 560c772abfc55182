import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contracts, JsonSchema } from '../../../../compiler/check/contracts.ts';
import { kinds } from '../../../../compiler/read/source.ts';
import { expressionsText } from './expressions.ts';
import type { Placed } from '../../../../authoring/language/contract/target.ts';
import { tableOf, withoutSources } from './table.ts';

/** A contract with a heading of its own. */
interface Entry extends Placed {
  readonly name: string;
  readonly id: string;
  /** Its example in schemas/examples, without ending; the picture has the same place in schemas/pictures. */
  readonly example?: string;
}

interface Chapter {
  readonly title: string;
  readonly about: string;
  readonly entries: readonly Entry[];
}

const start = '<!-- From here on made from schemas/ by `npm run types`. Do not edit. -->';

/**
 * The reference, schemas/README.md: the words that are written there by hand, then every kind of file, block, control
 * and plug-in with its properties, its example and a picture. Takes the project's folder. Returns the file's text.
 */
export function referenceText(root: string, contracts: Contracts): string {
  const file = join(root, 'schemas/README.md');
  const [words = ''] = readFileSync(file, 'utf8').split(start);
  const chapters = chaptersOf(contracts);
  const known = new Map(chapters.flatMap(({ entries }) => entries).map((entry) => [entry.schema, entry.id]));
  const link = ({ schema }: Placed): string | undefined => (known.has(schema) ? `#${known.get(schema)}` : undefined);
  const body = chapters.map((chapter) =>
    [`## ${chapter.title}`, chapter.about, ...chapter.entries.map((entry) => entryText(entry, root, contracts, link))]
      .filter(Boolean)
      .join('\n\n'),
  );
  return `${words}${start}\n\n${contents(chapters)}\n\n${body.join('\n\n')}\n`;
}

function chaptersOf({ schemas, blocks, widgets: all, pluginWidgets, plugins }: Contracts): Chapter[] {
  const widgets = all.filter((name) => !pluginWidgets.includes(name));
  const one =
    (folder: string, prefix: string) =>
    (name: string): Entry => ({
      name,
      id: `${prefix}-${name}`,
      file: `${folder}/${name}.schema.json`,
      schema: schemas.get(`${folder}/${name}.schema.json`) as JsonSchema,
      example: `${folder}/${name}`,
    });
  return [
    {
      title: 'Kinds of file',
      about: '',
      entries: kinds.flatMap((kind) => [
        {
          name: kind,
          id: `kind-${kind}`,
          file: `${kind}.schema.json`,
          schema: schemas.get(`${kind}.schema.json`) as JsonSchema,
          example: `kinds/${kind}`,
        },
        ...parts(kind, schemas),
      ]),
    },
    { title: 'Blocks', about: 'A page lists them under `blocks`.', entries: blocks.map(one('blocks', 'block')) },
    {
      title: 'Controls',
      about: "The `widget` of a field under `ui`; its properties are the field's `options`.",
      entries: widgets.map(one('fields', 'control')),
    },
    {
      title: 'Plug-ins',
      about: 'A form uses them by `plugin` under `rules` or `estimate`; their properties are under `with`.',
      entries: plugins.map(one('plugins', 'plugin')),
    },
    { title: 'Expressions', about: expressionsText(), entries: [] },
    { title: 'Parts', about: 'The types that are used above.', entries: parts('common', schemas) },
  ];
}

/** The parts of a kind of file that others refer to by name. */
const parts = (kind: string, schemas: ReadonlyMap<string, JsonSchema>): Entry[] =>
  Object.entries((schemas.get(`${kind}.schema.json`)?.definitions ?? {}) as Record<string, JsonSchema>).map(
    ([name, schema]) => ({ name, id: `${kind}-${name}`, file: `${kind}.schema.json`, schema }),
  );

const contents = (chapters: readonly Chapter[]): string =>
  chapters
    .map(({ title, entries }) =>
      entries.length === 0
        ? `- [${title}](#${title.toLowerCase()})`
        : `- ${title}: ${entries
            .filter(
              ({ id }) =>
                !id.startsWith('list-') &&
                (id.startsWith('common-') || !/^(form|wizard|site|catalog|constants)-/.test(id)),
            )
            .map(({ name, id }) => `[${name}](#${id})`)
            .join(' · ')}`,
    )
    .join('\n');

function entryText(
  { name, id, file, schema, example }: Entry,
  root: string,
  { schemas }: Contracts,
  link: (part: Placed) => string | undefined,
): string {
  const picture = `pictures/${example ?? ''}.png`;
  return [
    `### <a id="${id}"></a>${name}`,
    withoutSources(String(schema.description ?? '')),
    answersText(schema),
    tableOf({ schema, file }, name, schemas, link),
    ...(example === undefined ? [] : [exampleText(join(root, 'schemas/examples', `${example}.yaml`))]),
    ...(example !== undefined && existsSync(join(root, 'schemas', picture))
      ? [`![${name}, as a phone shows it](${picture})`]
      : []),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Which types of answers a control gives, and what it needs beside the type. */
function answersText({ 'x-answers': types, 'x-needs': needs = [] }: JsonSchema): string {
  if (!Array.isArray(types)) return '';
  const codes = (words: unknown) => (words as unknown[]).map((word) => `\`${String(word)}\``).join(', ');
  const needed = Array.isArray(needs) && needs.length > 0 ? ` It needs ${codes(needs)}.` : '';
  return `The field's \`type\`: ${codes(types)}.${needed}`;
}

/** The example as it stands in its file, without the line for editors. */
function exampleText(file: string): string {
  if (!existsSync(file)) return '';
  return `\`\`\`yaml\n${readFileSync(file, 'utf8')
    .replace(/^# yaml-language-server:.*\n/, '')
    .trimEnd()}\n\`\`\``;
}
