import { nameIn } from '../../engine/objects.ts';
import type { Field, FieldUi } from '../../plan/config.generated.ts';
import type { CheckedForm, CheckedWizard } from '../check/checked.ts';
import type { Path } from '../read/source.ts';
import { writtenBy, type Move } from './moves.ts';
import { fieldSetsOf, type FieldSetConfig } from './settings.ts';

type Fields = Readonly<Record<string, Field>>;
type Looks = Readonly<Record<string, FieldUi>>;
type Data = Readonly<Record<string, unknown>>;

/** What is asked together: by a form or step, in an object, in a row. */
interface Asked {
  readonly properties: Fields;
  readonly required?: readonly string[] | undefined;
}

/**
 * Makes fields of a form of what its objects hold: `city` of `address` is the field addressCity, under the title of the
 * object. Answers of examples follow. An object that cannot be taken apart (see `objectFault`) stays, and lint finds
 * it.
 */
export function withoutObjects<S extends CheckedForm | CheckedWizard>(source: S): S {
  const moves: Move[] = [];
  const objects = new Set<string>();
  const sets = fieldSetsOf(source).map(({ path, config }) => {
    const places = { schema: [...path, 'schema'], ui: [...path, 'ui'] };
    return new Apart(config.schema, config.ui ?? {}, places, moves, objects).from(places.schema);
  });
  if (objects.size === 0) return source;
  const examples = (source.data.examples as readonly object[]).map((example, index) =>
    exampleApart(example, ['examples', index], moves, objects),
  );
  const data =
    source.kind === 'form'
      ? { ...source.data, ...sets[0], examples }
      : { ...source.data, examples, steps: source.data.steps.map((step, index) => ({ ...step, ...sets[index] })) };
  return { ...source, data, written: writtenBy(moves, source) } as S;
}

/** Why an object cannot be taken apart, and where: behind its own place, or behind the `ui` of its set. */
export interface ObjectFault {
  readonly why: string;
  readonly in: 'schema' | 'ui';
  readonly path: Path;
}

/** Why what an object holds cannot be fields of what is `asked` around it; undefined when it can. */
export function objectFault(name: string, field: Field, asked: Fields, ui: Looks = {}): ObjectFault | undefined {
  const { type: _, title: __, properties, required: ___, ...more } = field;
  if (!properties) return { why: 'it has no properties', in: 'schema', path: [] };
  const { when, ...looks } = ui[name] ?? {};
  const only = (key: string) => `it has ${key}, which only its fields can have`;
  for (const key of Object.keys(more)) return { why: only(key), in: 'schema', path: [key] };
  for (const key of Object.keys(looks)) return { why: only(key), in: 'ui', path: [name, key] };
  for (const [inner, one] of Object.entries(properties)) {
    const [full, path] = [nameIn(name, inner), ['properties', inner]];
    if (Object.hasOwn(asked, full)) return { why: `there is a field ${full} beside it`, in: 'schema', path };
    if (when !== undefined && ui[full]?.when !== undefined)
      return { why: `${full} has a condition beside that of the object`, in: 'ui', path: [full, 'when'] };
    const within = one.type === 'object' ? objectFault(full, one, asked, ui) : undefined;
    if (within) return within.in === 'ui' ? within : { ...within, path: [...path, ...within.path] };
  }
  return undefined;
}

/** The object whose fields are taken out: its name, and the nearest title with its place. */
interface Holder {
  readonly name: string;
  readonly title?: { readonly words: string; readonly from: Path };
}

/** Takes the objects of a form, a step or a row apart. */
class Apart {
  private readonly properties: Record<string, Field> = {};
  private readonly required: string[] = [];
  private readonly looks: Record<string, FieldUi>;

  /**
   * `places`: where later stages find the fields and their looks; `moves` and `objects`: what was moved, and out of
   * what.
   */
  constructor(
    private readonly asked: Asked,
    private readonly ui: Looks,
    private readonly places: { readonly schema: Path; readonly ui: Path },
    private readonly moves: Move[],
    private readonly objects: Set<string>,
  ) {
    this.looks = { ...ui };
  }

  /** `written`: where the text has the schema. */
  from(written: Path): Pick<FieldSetConfig, 'schema' | 'ui'> {
    this.take(this.asked, written, { name: '' });
    const { properties, required } = this;
    const schema = { ...this.asked, properties, ...(this.asked.required || required.length > 0 ? { required } : {}) };
    return { schema, ...(Object.keys(this.looks).length > 0 && { ui: this.looks }) } as Pick<
      FieldSetConfig,
      'schema' | 'ui'
    >;
  }

  private take({ properties, required = [] }: Asked, written: Path, holder: Holder): void {
    for (const [key, field] of Object.entries(properties)) {
      const [name, at] = [nameIn(holder.name, key), [...written, 'properties', key]];
      const isApart = field.type === 'object' && objectFault(name, field, this.asked.properties, this.ui) === undefined;
      if (isApart) this.takeObject(name, field, at, holder);
      else this.takeField(name, field, at, holder);
    }
    for (const [index, key] of required.entries()) {
      const name = nameIn(holder.name, key);
      if (this.objects.has(name)) continue;
      this.move([...this.places.schema, 'required', this.required.length], [...written, 'required', index]);
      this.required.push(name);
    }
  }

  private takeObject(name: string, field: Field, at: Path, { title }: Holder): void {
    this.objects.add(name);
    const { when } = this.ui[name] ?? {};
    delete this.looks[name];
    const before = new Set(Object.keys(this.properties));
    const own = field.title === undefined ? title : { words: field.title, from: [...at, 'title'] };
    this.take(field as Asked, at, { name, ...(own && { title: own }) });
    if (when === undefined) return;
    for (const inner of Object.keys(this.properties).filter((one) => !before.has(one)))
      this.look(inner, 'when', when, [...this.places.ui, name, 'when']);
  }

  private takeField(name: string, field: Field, at: Path, { name: object, title }: Holder): void {
    const to = [...this.places.schema, 'properties', name];
    this.properties[name] = field.items?.properties ? this.withRow(name, field, at, to) : field;
    if (object === '') return;
    this.move(to, at);
    if (title && this.looks[name]?.group === undefined) this.look(name, 'group', title.words, title.from);
  }

  /** The fields of a row may be in objects too. */
  private withRow(name: string, field: Field, at: Path, to: Path): Field {
    const places = { schema: [...to, 'items'], ui: [...this.places.ui, name, 'rows', 'ui'] };
    const { rows } = this.ui[name] ?? {};
    const row = new Apart(field.items as Asked, rows?.ui ?? {}, places, this.moves, this.objects);
    const { schema, ui } = row.from([...at, 'items']);
    if (ui) this.looks[name] = { ...this.looks[name], rows: { ...rows, ui } };
    return { ...field, items: schema as Field['items'] };
  }

  private look(name: string, key: 'when' | 'group', value: unknown, from: Path): void {
    this.looks[name] = { ...this.looks[name], [key]: value };
    this.move([...this.places.ui, name, key], from);
  }

  private move(to: Path, from: Path): void {
    this.moves.push({ to, from });
  }
}

/** The parts of an example that have answers by field. */
const withAnswers = ['answers', 'changes', 'becomes'];

const exampleApart = (example: object, path: Path, moves: Move[], objects: ReadonlySet<string>): object =>
  Object.fromEntries(
    Object.entries(example as Data).map(([key, value]) => [
      key,
      withAnswers.includes(key) && isMap(value)
        ? answersApart(value, [...path, key], [...path, key], moves, objects)
        : value,
    ]),
  );

/**
 * Answers by the names of fields. What is under an object there is taken out, in rows too. `to`: where later stages
 * find them; `written`: where the text has them.
 */
function answersApart(answers: Data, to: Path, written: Path, moves: Move[], objects: ReadonlySet<string>): Data {
  const taken: Record<string, unknown> = {};
  const take = (held: Data, object: string, at: Path): void => {
    for (const [key, value] of Object.entries(held)) {
      const [name, from] = [nameIn(object, key), [...at, key]];
      if (objects.has(name) && isMap(value)) {
        take(value, name, from);
        continue;
      }
      const ofRow = (row: unknown, index: number): unknown =>
        isMap(row) ? answersApart(row, [...to, name, index], [...from, index], moves, objects) : row;
      taken[name] = Array.isArray(value) ? value.map(ofRow) : value;
      if (object !== '') moves.push({ to: [...to, name], from });
    }
  };
  take(answers, '', written);
  return taken;
}

const isMap = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
