import type { Field, FieldUi } from '../../plan/config.generated.ts';
import type { Checked, CheckedForm, CheckedWizard, ListItem } from '../check/checked.ts';
import { writtenPath, type Path, type Source } from '../read/source.ts';
import { withFollowUps, type Move } from './follow-ups.ts';
import { fieldSetsOf, type FieldSetConfig } from './settings.ts';

/** A form as all later stages read it, and the lists of choices that were written inside of it. */
export interface Inlined {
  readonly source: Checked;
  readonly lists: readonly Checked<'list'>[];
}

const made = new WeakMap<Checked, Inlined>();

/**
 * Takes what people paste from other JSON Schemas: choices inside a field (`enum`, or `oneOf` of const and title)
 * become an option list with a name of its own, forms/claim/product, `description` becomes the help text, and what
 * depends on another answer becomes a condition. Every place is still found where it is written.
 */
export function inlined(source: Checked): Inlined {
  if (source.kind !== 'form' && source.kind !== 'wizard') return { source, lists: [] };
  const known = made.get(source) ?? inlinedForm(source);
  made.set(source, known);
  return known;
}

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
  const properties = Object.entries(schema.properties).map(([name, written]): [string, Field] => {
    const path = [...base, 'schema', 'properties', name];
    const { description, ...field } = written;
    if (description !== undefined) {
      looks[name] = { help: description, ...looks[name] };
      moves.push({ to: [...base, 'ui', name, 'help'], from: [...path, 'description'] });
    }
    const id = `${source.kind}s/${source.id}/${name}`;
    const take = (part: Choices, at: Path) => {
      const list = inlineList(source, id, part, at);
      if (!list) return part;
      lists.push(list.list);
      moves.push({ to: [...at, 'x-list'], from: [...at, list.key] });
      const { enum: _, oneOf: __, ...rest } = part;
      return { ...rest, 'x-list': id };
    };
    const own = field.type === 'array' ? field : (take(field, path) as Field);
    const items = own.items && (take(own.items, [...path, 'items']) as Field['items']);
    return [name, items ? { ...own, items } : own];
  });
  return {
    schema: { ...schema, properties: Object.fromEntries(properties) },
    ...(Object.keys(looks).length > 0 && { ui: looks }),
  } as Pick<FieldSetConfig, 'schema' | 'ui'>;
}

type Choices = Pick<Field, 'enum' | 'oneOf' | 'x-list'>;

/** The list of the choices that stand at a path; undefined where there are none, or a list is named beside them. */
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

/** Leads from where later stages find a part to where it is written. */
const writtenBy =
  (moves: readonly Move[], source: Source): NonNullable<Source['written']> =>
  (path) => {
    const move = moves.find(({ to }) => to.length <= path.length && to.every((step, depth) => step === path[depth]));
    const from = move ? [...move.from, ...path.slice(move.to.length)] : path;
    return source.written?.(from) ?? { path: from };
  };
