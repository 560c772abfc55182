import { isMap } from '../read/shape.ts';
import { nameIn } from '../../shared/engine/objects.ts';
import type { Field, FieldUi } from '../../shared/plan/config.generated.ts';
import type { CheckedForm, CheckedWizard } from '../check/checked.ts';
import type { ObjectFault, Path } from '../read/source.ts';
import { writtenBy, type Move } from './moves.ts';
import { fieldSetsOf, type FieldSetConfig } from './settings.ts';

type FieldsByName = Readonly<Record<string, Field>>;
type Looks = Readonly<Record<string, FieldUi>>;
type DataMap = Readonly<Record<string, unknown>>;

/** The fields that are asked together: by a form or step, in an object, in a row. */
interface AskedTogether {
  readonly properties: FieldsByName;
  readonly required?: readonly string[] | undefined;
}

/** The greatest depth of nested objects and rows. The server does not accept deeper leads. */
const maxDepth = 4;

/**
 * Turns the properties of objects into fields of the form: `city` of `address` is the field addressCity, under the
 * title of the object. Answers of examples are converted too. An object that cannot be taken apart stays, and lint
 * reports it.
 */
export function withoutObjects<S extends CheckedForm | CheckedWizard>(source: S): S {
  const known = { moves: [] as Move[], paths: new Map<string, string[]>(), faults: new Map<string, ObjectFault>() };
  const asked = fieldSetsOf(source);
  const plain = new Set(
    asked.flatMap(({ config }) =>
      Object.entries(config.schema.properties).flatMap(([name, { type }]) => (type === 'object' ? [] : [name])),
    ),
  );
  const names = new Set<string>();
  const sets = asked.map(({ path, config }) => {
    const places = { schema: [...path, 'schema'], ui: [...path, 'ui'] };
    return new Apart(config.schema, config.ui ?? {}, places, { ...known, names, plain, depth: 0 }).from(places.schema);
  });
  const { moves, paths, faults } = known;
  if (names.size === 0 && faults.size === 0) return source;
  const examples = (source.data.examples as readonly object[]).map((example, index) =>
    exampleApart(example, ['examples', index], moves, names),
  );
  const data =
    source.kind === 'form'
      ? { ...source.data, ...sets[0], examples }
      : { ...source.data, examples, steps: source.data.steps.map((step, index) => ({ ...step, ...sets[index] })) };
  return { ...source, data, objects: { paths, faults }, written: writtenBy(moves, source) } as S;
}

/** The object whose fields are taken out: its names, the nearest title with its place, and its condition. */
interface ObjectScope {
  readonly path: readonly string[];
  readonly title?: { readonly words: string; readonly from: Path };
}

/** What is found about the objects of a form, in all its parts. */
interface ObjectFindings {
  readonly moves: Move[];
  readonly paths: Map<string, string[]>;
  readonly faults: Map<string, ObjectFault>;
  /** The names of objects that were taken apart. */
  readonly names: Set<string>;
  /** The plain fields of the form, or of all steps. */
  readonly plain: ReadonlySet<string>;
  /** In how many nested rows this is. */
  readonly depth: number;
}

const flatName = (path: readonly string[]): string => path.reduce(nameIn, '');
const placeKey = (path: Path): string => path.join('/');
const goodName = /^[a-z][A-Za-z0-9]*$/;

/** Takes the objects of a form, a step or a row apart. */
class Apart {
  private readonly properties: Record<string, Field> = {};
  private readonly required: string[] = [];
  private readonly looks: Record<string, FieldUi>;
  private readonly taken = new Set<string>();

  /** `places`: where later stages find the fields and their looks. */
  constructor(
    private readonly asked: AskedTogether,
    private readonly ui: Looks,
    private readonly places: { readonly schema: Path; readonly ui: Path },
    private readonly known: ObjectFindings,
  ) {
    this.looks = { ...ui };
  }

  /** `written`: the path of the schema in the text. */
  from(written: Path): Pick<FieldSetConfig, 'schema' | 'ui'> {
    this.take(this.asked, written, { path: [] });
    const { properties, required } = this;
    const schema = { ...this.asked, properties, ...(this.asked.required || required.length > 0 ? { required } : {}) };
    return { schema, ...(Object.keys(this.looks).length > 0 && { ui: this.looks }) } as Pick<
      FieldSetConfig,
      'schema' | 'ui'
    >;
  }

  private take({ properties, required = [] }: AskedTogether, written: Path, holder: ObjectScope): void {
    for (const [key, field] of Object.entries(properties)) {
      const [path, at] = [
        [...holder.path, key],
        [...written, 'properties', key],
      ];
      const fault = field.type === 'object' && holder.path.length === 0 ? this.faultOf(path, field) : undefined;
      if (field.type === 'object' && !fault) this.takeObject(path, field, at, holder);
      else this.takeField(path, field, at, holder);
      if (fault) this.known.faults.set(placeKey([...this.places.schema, 'properties', key]), fault);
    }
    for (const [index, key] of required.entries()) {
      const name = flatName([...holder.path, key]);
      if (this.taken.has(name)) continue;
      this.move([...this.places.schema, 'required', this.required.length], [...written, 'required', index]);
      this.required.push(name);
    }
  }

  /**
   * Why the properties of an object cannot be fields of the form; `outer`: whether an object around it has a condition.
   */
  private faultOf(
    path: readonly string[],
    field: Field,
    outer = false,
    leaves = new Set<string>(),
  ): ObjectFault | undefined {
    const { type: _, title: __, properties, required: ___, ...more } = field;
    const name = flatName(path);
    const { when, prefill, purpose: _____, ...looks } = this.ui[name] ?? {};
    const at = path.slice(1).flatMap((key) => ['properties', key]);
    const inSchema = (why: string, ...keys: string[]): ObjectFault => ({ why, in: 'schema', path: [...at, ...keys] });
    const only = (key: string) => `it has ${key}, which only its fields can have`;
    if (!goodName.test(path.at(-1)!) || path.at(-1)! in {}) return inSchema('its name is not valid');
    if (path.length === 1 && this.known.depth === 0 && this.known.plain.has(name))
      return inSchema(`another step has a field ${name}`);
    if (!properties) return inSchema('it has no properties');
    for (const key of Object.keys(more)) return inSchema(only(key), key);
    for (const key of Object.keys(looks)) return { why: only(key), in: 'ui', path: [name, key] };
    if (prefill !== undefined && !goodName.test(prefill))
      return { why: 'its prefill is not the name of another object', in: 'ui', path: [name, 'prefill'] };
    if (path.length === 1 && this.known.depth + depthOf(field) > maxDepth)
      return inSchema('too many objects and rows are nested');
    const isOn = outer || when !== undefined;
    for (const [key, one] of Object.entries(properties)) {
      const full = nameIn(name, key);
      const ownUi = (why: string, part: string): ObjectFault => ({ why, in: 'ui', path: [full, part] });
      if (one.type === 'object') {
        const within = this.faultOf([...path, key], one, isOn, leaves);
        if (isOn && this.ui[full]?.when !== undefined)
          return ownUi(`${full} has a condition beside that of the object`, 'when');
        if (within) return within;
        continue;
      }
      if (!goodName.test(key)) return inSchema(`${key} is not a valid name`, 'properties', key);
      if (Object.hasOwn(this.asked.properties, full) || Object.hasOwn(this.properties, full) || leaves.has(full))
        return inSchema(`there is a field ${full} beside it`, 'properties', key);
      leaves.add(full);
      if (isOn && this.ui[full]?.when !== undefined)
        return ownUi(`${full} has a condition beside that of the object`, 'when');
    }
    return undefined;
  }

  /** Whether an object has this name, or fields are written as those of one: homeCity, homeStreet. */
  private isObject(name: string): boolean {
    const fields = [...this.known.plain, ...Object.keys(this.asked.properties)];
    return (
      this.known.names.has(name) ||
      this.asked.properties[name]?.type === 'object' ||
      fields.some((field) => field.startsWith(name) && /^[A-Z]/.test(field.slice(name.length)))
    );
  }

  private takeObject(path: readonly string[], field: Field, at: Path, { title }: ObjectScope): void {
    const name = flatName(path);
    this.taken.add(name);
    this.known.names.add(name);
    const { when, prefill, purpose } = this.ui[name] ?? {};
    delete this.looks[name];
    const before = new Set(Object.keys(this.properties));
    const own = field.title === undefined ? title : { words: field.title, from: [...at, 'title'] };
    this.take(field as AskedTogether, at, { path, ...(own && { title: own }) });
    let copied = prefill;
    for (const inner of Object.keys(this.properties).filter((one) => !before.has(one))) {
      if (when !== undefined) this.look(inner, 'when', when, [...this.places.ui, name, 'when']);
      if (purpose !== undefined && this.looks[inner]?.purpose === undefined)
        this.look(inner, 'purpose', purpose, [...this.places.ui, name, 'purpose']);
      // A field with a value of its own, such as one that is worked out, does not copy.
      const { prefill: own = this.looks[inner]?.computed } = this.looks[inner] ?? {};
      if (copied === undefined || own !== undefined) continue;
      const isKnown = this.isObject(copied);
      this.look(inner, 'prefill', isKnown ? copied + inner.slice(name.length) : copied, [
        ...this.places.ui,
        name,
        'prefill',
      ]);
      // An unknown name is reported once, as it is written.
      if (!isKnown) copied = undefined;
    }
  }

  private takeField(path: readonly string[], field: Field, at: Path, { title }: ObjectScope): void {
    const name = flatName(path);
    const to = [...this.places.schema, 'properties', name];
    this.properties[name] = field.items?.properties ? this.withRow(name, field, at, to, path.length) : field;
    if (path.length === 1) return;
    this.known.paths.set(placeKey(to), [...path]);
    this.move(to, at);
    if (title && this.looks[name]?.group === undefined) this.look(name, 'group', title.words, title.from);
  }

  /** The fields of a row may be in objects too. */
  private withRow(name: string, field: Field, at: Path, to: Path, depth: number): Field {
    const places = { schema: [...to, 'items'], ui: [...this.places.ui, name, 'rows', 'ui'] };
    const { rows } = this.ui[name] ?? {};
    const known = { ...this.known, depth: this.known.depth + depth };
    const { schema, ui } = new Apart(field.items as AskedTogether, rows?.ui ?? {}, places, known).from([
      ...at,
      'items',
    ]);
    if (ui) this.looks[name] = { ...this.looks[name], rows: { ...rows, ui } };
    return { ...field, items: schema as Field['items'] };
  }

  private look(name: string, key: 'when' | 'group' | 'prefill' | 'purpose', value: unknown, from: Path): void {
    this.looks[name] = { ...this.looks[name], [key]: value };
    this.move([...this.places.ui, name, key], from);
  }

  private move(to: Path, from: Path): void {
    this.known.moves.push({ to, from });
  }
}

/** The depth of nested objects and rows there. */
function depthOf({ type, properties, items }: Field): number {
  const inner = type === 'object' ? properties : items?.properties;
  return inner ? 1 + Math.max(0, ...Object.values(inner).map(depthOf)) : 0;
}

/** The parts of an example that have answers by field. */
const withAnswers = ['answers', 'changes', 'becomes'];

const exampleApart = (example: object, path: Path, moves: Move[], objects: ReadonlySet<string>): object =>
  Object.fromEntries(
    Object.entries(example as DataMap).map(([key, value]) => [
      key,
      withAnswers.includes(key) && isMap(value)
        ? answersApart(value, [...path, key], [...path, key], moves, objects)
        : value,
    ]),
  );

/**
 * Answers by the names of fields. The properties of an object are taken out, in rows too. `to`: where later stages find
 * them; `written`: their path in the text.
 */
function answersApart(answers: DataMap, to: Path, written: Path, moves: Move[], objects: ReadonlySet<string>): DataMap {
  const taken: Record<string, unknown> = {};
  const take = (held: DataMap, object: string, at: Path): void => {
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
