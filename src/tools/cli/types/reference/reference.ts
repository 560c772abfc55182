import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contracts, JsonSchema } from '../../../../compiler/check/contracts.ts';
import { kinds } from '../../../../compiler/read/source.ts';
import { expressionsText } from './expressions.ts';
import type { Placed } from '../../../../authoring/language/contract/target.ts';
import { tableOf, withoutSources } from './table.ts';

/** A contract with its own heading. */
interface ReferenceEntry extends Placed {
  readonly name: string;
  readonly id: string;
  /**
   * The path of its example in schemas/examples, without extension; the picture has the same path in schemas/pictures.
   */
  readonly example?: string;
}

interface Chapter {
  readonly title: string;
  readonly about: string;
  readonly entries: readonly ReferenceEntry[];
}

const generatedMark = '<!-- From here on made from schemas/ by `npm run types`. Do not edit. -->';

/**
 * The reference, schemas/README.md: its handwritten part, then all kinds of files, blocks, controls and plug-ins with
 * their properties, examples and pictures. Takes the project's folder. Returns the file's text.
 */
export function referenceText(root: string, contracts: Contracts): string {
  const file = join(root, 'schemas/README.md');
  const [words = ''] = readFileSync(file, 'utf8').split(generatedMark);
  const chapters = chaptersOf(contracts);
  const known = new Map(chapters.flatMap(({ entries }) => entries).map((entry) => [entry.schema, entry.id]));
  const link = ({ schema }: Placed): string | undefined => (known.has(schema) ? `#${known.get(schema)}` : undefined);
  const body = chapters.map((chapter) =>
    [`## ${chapter.title}`, chapter.about, ...chapter.entries.map((entry) => entryText(entry, root, contracts, link))]
      .filter(Boolean)
      .join('\n\n'),
  );
  return `${words}${generatedMark}\n\n${contents(chapters)}\n\n${body.join('\n\n')}\n`;
}

function chaptersOf({ schemas, blocks, widgets: all, pluginWidgets, plugins }: Contracts): Chapter[] {
  const widgets = all.filter((name) => !pluginWidgets.includes(name));
  const one =
    (folder: string, prefix: string) =>
    (name: string): ReferenceEntry => ({
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
        ...partEntries(kind, schemas),
      ]),
    },
    { title: 'Blocks', about: 'Used in `blocks` of a page.', entries: blocks.map(one('blocks', 'block')) },
    {
      title: 'Controls',
      about: "The `widget` of a field under `ui`; its properties are the field's `options`.",
      entries: widgets.map(one('fields', 'control')),
    },
    {
      title: 'Plug-ins',
      about: 'Named by `plugin` under `rules` or `estimate`; their properties are under `with`.',
      entries: plugins.map(one('plugins', 'plugin')),
    },
    { title: 'Expressions', about: expressionsText(), entries: [] },
    { title: 'Parts', about: 'What the types above name.', entries: partEntries('common', schemas) },
  ];
}

/** The named parts of a kind of file. */
const partEntries = (kind: string, schemas: ReadonlyMap<string, JsonSchema>): ReferenceEntry[] =>
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
  { name, id, file, schema, example }: ReferenceEntry,
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

/** The answer types of a control, and what else it needs. */
function answersText({ 'x-answers': types, 'x-needs': needs = [] }: JsonSchema): string {
  if (!Array.isArray(types)) return '';
  const codes = (words: unknown) => (words as unknown[]).map((word) => `\`${String(word)}\``).join(', ');
  const needed = Array.isArray(needs) && needs.length > 0 ? ` It needs ${codes(needs)}.` : '';
  return `The field's \`type\`: ${codes(types)}.${needed}`;
}

/** The example from its file, without the line for editors. */
function exampleText(file: string): string {
  if (!existsSync(file)) return '';
  return `\`\`\`yaml\n${readFileSync(file, 'utf8')
    .replace(/^# yaml-language-server:.*\n/, '')
    .trimEnd()}\n\`\`\``;
}
