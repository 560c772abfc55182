import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { array, at, record, asText } from '../read/data.ts';
import { placeOf, type Path, type Source } from '../read/source.ts';
import { fillWith, placeholderNames, strangersIn, type PlaceholderItem } from './placeholders.ts';
import { writeFields, type Template } from './write-fields.ts';
import { WrittenPaths } from './written-paths.ts';

/** A file with the fields that its templates produce. */
export interface Expanded {
  /** Undefined when a template cannot be expanded. */
  readonly source: Source | undefined;
  readonly problems: readonly Problem[];
  /** The lists whose items get fields. */
  readonly lists: readonly string[];
}

type Files = ReadonlyMap<string, Source>;

/**
 * Writes the fields of every template: a field with `each: { list, name }` becomes one field for each item of the list,
 * in its place and in the order of the list. In `ui`, `messages` and lists of fields, the template's own name means all
 * of them.
 * Takes    a filled form or wizard, the files of the site by path, and the paths of those that cannot be read
 * Problems: list/unknown, list/wrong-kind, each/no-value, field/bad-name, field/duplicate
 */
export function expandEach(source: Source, files: Files, lost: ReadonlySet<string>): Expanded {
  const sets = source.kind === 'wizard' ? array(at(source.data, ['steps'])).map((_, index) => ['steps', index]) : [[]];
  const written = sets.flatMap((path) => writtenIn(source, path));
  const lists = written.map(({ list }) => list);
  if (written.length === 0) return { source, problems: [], lists };
  const unknown = written
    .filter(({ list }) => !lost.has(listFile(list)))
    .flatMap((one) => listProblem(source, one, files) ?? []);
  const templates = new Map(
    written.flatMap((one) => {
      const template = templateOf(one, files);
      return template ? [[one.key, template] as const] : [];
    }),
  );
  if (unknown.length > 0 || templates.size < written.length) return { source: undefined, problems: unknown, lists };
  const problems = sets.flatMap((path) => checkTemplates(source, path, templates));
  if (problems.length > 0) return { source: undefined, problems, lists };
  const paths = new WrittenPaths(source.data);
  const data = writeFields(source.data, templates, paths);
  return { source: { ...source, data, written: (path) => paths.of(path) }, problems, lists };
}

/** A template as the file has it. The check reports one that does not fit its contract. */
interface WrittenTemplate {
  readonly key: string;
  readonly path: Path;
  readonly list: string;
  readonly name: string;
}

function writtenIn({ data }: Source, set: Path): WrittenTemplate[] {
  const properties = [...set, 'schema', 'properties'];
  return Object.entries(record(at(data, properties))).flatMap(([key, field]) => {
    const { list, name, ...others } = record(at(field, ['each']));
    return typeof list !== 'string' || typeof name !== 'string' || Object.keys(others).length > 0
      ? []
      : [{ key, path: [...properties, key], list, name }];
  });
}

const listFile = (id: string): string => `config/lists/${id}.yaml`;

function listProblem(source: Source, { list, path }: WrittenTemplate, files: Files): Problem | undefined {
  const place = () => placeOf(source, [...path, 'each', 'list']);
  const file = files.get(listFile(list));
  if (!file) {
    const lists = [...files.values()].filter(({ kind }) => kind === 'list');
    return say.unknownList(
      place(),
      list,
      lists.map(({ id }) => id),
    );
  }
  if (at(file.data, ['from']) !== undefined) return say.addressElsewhere(place(), list);
  if (at(file.data, ['secret']) === true) return say.secretElsewhere(place(), list);
  const of = asText(at(file.data, ['of']));
  return of === undefined || of === 'options' ? undefined : say.wrongList(place(), list, of, ['options']);
}

/** A template with its fields; undefined when its list cannot be read or does not fit its contract. */
function templateOf({ path, list, name }: WrittenTemplate, files: Files): Template | undefined {
  const items = array(at(files.get(listFile(list))?.data, ['items'])).map((item): PlaceholderItem => ({
    list,
    values: record(item),
  }));
  if (items.length === 0 || !items.every(({ values }) => ['string', 'number'].includes(typeof values.value)))
    return undefined;
  return { path, list, fields: items.map((item) => ({ name: String(fillWith(name, item)), item })) };
}

function checkTemplates(source: Source, set: Path, templates: ReadonlyMap<string, Template>): Problem[] {
  const properties = record(at(source.data, [...set, 'schema', 'properties']));
  const own = [...templates].filter(([key]) => Object.hasOwn(properties, key));
  const taken = new Set(Object.keys(properties).filter((name) => !templates.has(name)));
  return own.flatMap(([key, { path, fields }]) => {
    const strangers = strangersOf(
      source,
      [path, [...set, 'ui', key]],
      fields.map(({ item }) => item),
    );
    return strangers.length > 0
      ? strangers
      : fields.flatMap(({ name, item }) => {
          const place = () => ({ ...placeOf(source, [...path, 'each', 'name']), item: String(item.values.value) });
          if (!/^[a-z][A-Za-z0-9]*$/.test(name)) return say.badFieldName(place(), name);
          if (taken.has(name)) return say.fieldOfEach(place(), name);
          taken.add(name);
          return [];
        });
  });
}

const strangersOf = (source: Source, parts: readonly Path[], items: readonly PlaceholderItem[]): Problem[] =>
  parts.flatMap((start) =>
    strangersIn(at(source.data, start), items).map(({ path, part, word, item }) =>
      say.noEachValue(placeOf(source, [...start, ...path], part), word, item, placeholderNames(items)),
    ),
  );
