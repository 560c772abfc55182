import type { Field, FieldUi } from '../../shared/plan/config.generated.ts';
import type { Checked, CheckedForm, CheckedWizard, ListItem } from '../check/checked.ts';
import { writtenPath, type Path, type Source } from '../read/source.ts';
import { withFollowUps } from './follow-ups.ts';
import { writtenBy, type Move } from './moves.ts';
import { withoutObjects } from './objects.ts';
import { fieldSetsOf, type FieldSetConfig } from './settings.ts';
import { perObject } from '../../shared/memo.ts';

/** A form as all later stages read it, and the lists of choices that were written inside it. */
export interface Inlined {
  readonly source: Checked;
  readonly lists: readonly Checked<'list'>[];
}

/**
 * Converts what people paste from other JSON Schemas: choices inside a field (`enum`, or `oneOf` of const and title)
 * become an option list with a name of its own, forms/claim/product, `description` becomes the help text, the
 * properties of objects become fields, and dependencies on another answer become a condition. Problems are still
 * reported where each part is written.
 */
export const inlined = perObject((source: Checked): Inlined =>
  source.kind === 'form' || source.kind === 'wizard' ? inlinedForm(withoutObjects(source)) : { source, lists: [] },
);

function inlinedForm(source: CheckedForm | CheckedWizard): Inlined {
  const moves: Move[] = [];
  const lists: Checked<'list'>[] = [];
  const sets = fieldSetsOf(source).map(({ path, config }) => inlinedSet(source, path, config, moves, lists));
  if (moves.length === 0) return { source, lists };
  const data =
    source.kind === 'form'
      ? { ...source.data, ...sets[0] }
      : { ...source.data, steps: source.data.steps.map((step, index) => ({ ...step, ...sets[index] })) };
  return { source: { ...source, data, written: writtenBy(moves, source) } as Checked, lists };
}

function inlinedSet(
  source: CheckedForm | CheckedWizard,
  base: Path,
  { schema: pasted, ui }: FieldSetConfig,
  moves: Move[],
  lists: Checked<'list'>[],
): Pick<FieldSetConfig, 'schema' | 'ui'> {
  const looks: Record<string, FieldUi> = { ...ui };
  const schema = withFollowUps(base, pasted, looks, moves);
  const at = { schema: [...base, 'schema'], ui: [...base, 'ui'], list: `${source.kind}s/${source.id}` };
  const properties = inlinedFields(source, at, schema.properties, looks, moves, lists);
  return {
    schema: { ...schema, properties },
    ...(Object.keys(looks).length > 0 && { ui: looks }),
  } as Pick<FieldSetConfig, 'schema' | 'ui'>;
}

/** Where fields and their looks are, and the prefix of the names of their lists. */
interface FieldsAt {
  readonly schema: Path;
  readonly ui: Path;
  readonly list: string;
}

/** The fields of a set, or of the rows of a field. `looks`: their looks, to which help texts are added. */
function inlinedFields(
  source: Source,
  at: FieldsAt,
  fields: Readonly<Record<string, Field>>,
  looks: Record<string, FieldUi>,
  moves: Move[],
  lists: Checked<'list'>[],
): Record<string, Field> {
  const properties = Object.entries(fields).map(([name, written]): [string, Field] => {
    const path = [...at.schema, 'properties', name];
    const { description, ...field } = written;
    if (description !== undefined) {
      looks[name] = { help: description, ...looks[name] };
      moves.push({ to: [...at.ui, name, 'help'], from: [...path, 'description'] });
    }
    const id = `${at.list}/${name}`;
    const take = (part: Choices, from: Path) => {
      const list = inlineList(source, id, part, from);
      if (!list) return part;
      lists.push(list.list);
      moves.push({ to: [...from, 'x-list'], from: [...from, list.key] });
      const { enum: _, oneOf: __, ...rest } = part;
      return { ...rest, 'x-list': id };
    };
    const own = field.type === 'array' ? field : (take(field, path) as Field);
    const items = own.items && (take(own.items, [...path, 'items']) as Field['items']);
    if (!items) return [name, own];
    if (!items.properties) return [name, { ...own, items }];
    const rowLooks: Record<string, FieldUi> = { ...looks[name]?.rows?.ui };
    const inRows = { schema: [...path, 'items'], ui: [...at.ui, name, 'rows', 'ui'], list: id };
    const row = inlinedFields(source, inRows, items.properties, rowLooks, moves, lists);
    if (Object.keys(rowLooks).length > 0)
      looks[name] = { ...looks[name], rows: { ...looks[name]?.rows, ui: rowLooks } };
    return [name, { ...own, items: { ...items, properties: row } }];
  });
  return Object.fromEntries(properties);
}

type Choices = Pick<Field, 'enum' | 'oneOf' | 'x-list'>;

/** The list of the choices at a path; undefined if there are none, or if a list is named beside them. */
function inlineList(source: Source, id: string, part: Choices, at: Path) {
  const { enum: values, oneOf: titled } = part;
  if (part['x-list'] !== undefined || (values === undefined) === (titled === undefined)) return undefined;
  const key = values ? 'enum' : 'oneOf';
  const items = values
    ? values.map((value): ListItem => ({ value, label: String(value) }))
    : titled!.map(({ const: value, title }): ListItem => ({ value, label: title ?? String(value) }));
  const written = (path: Path): Path => writtenPath(source, placeIn(path));
  const placeIn = (path: Path): Path => {
    const [, index = 0, name] = path;
    if (path.length < 2) return [...at, key];
    if (values || name === undefined) return [...at, key, index];
    return [...at, key, index, name === 'value' ? 'const' : 'title'];
  };
  const list = {
    ...source,
    kind: 'list',
    id,
    data: { of: 'options', items },
    written: (path) => ({ path: written(path) }),
  } as Checked<'list'>;
  return { key, list };
}
