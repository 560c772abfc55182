import type { Option } from '../../../shared/plan/answers.ts';
import type { Field } from '../../../shared/plan/config.generated.ts';
import { array, at, record, asText } from '../../../compiler/read/data.ts';
import { rowFieldsOf } from '../../../compiler/model/private.ts';
import type { Path } from '../../../compiler/read/source.ts';
import { optionsOf } from '../../../compiler/resolve/symbols.ts';
import type { NameContext } from './name.ts';

/** A field of the form or wizard being edited. Its schema may be incomplete. */
export interface FieldHere {
  readonly name: string;
  readonly schema: Partial<Field>;
  readonly isRequired: boolean;
}

/**
 * The fields of a file by name: those in its text, and those that templates made when it was last valid. For a page,
 * the fields of its forms.
 */
export function fieldsHere(place: NameContext): ReadonlyMap<string, FieldHere> {
  const { site, file, kind } = place;
  const models = kind === 'page' ? site.modelsOn(file) : [site.modelIn(file)];
  const known = models.flatMap((model) =>
    (model?.sets ?? []).flatMap(({ fields }) =>
      [...fields.values()].flatMap((field) => [field, ...rowFieldsOf(field)]),
    ),
  );
  return new Map([
    ...known.map(({ name, written, required }) => [name, { name, schema: written, isRequired: required }] as const),
    ...setsHere(place).flatMap((set) => fieldsInSchema([...set, 'schema'], place)),
  ]);
}

/** The paths of the parts that declare fields. */
function setsHere({ kind, contract }: NameContext): Path[] {
  if (kind === 'form') return [[]];
  return kind === 'wizard' ? array(contract.valueAt(['steps'])).map((_, index) => ['steps', index]) : [];
}

/** The fields of a schema, including its branches and rows. */
function fieldsInSchema(path: Path, place: NameContext): (readonly [string, FieldHere])[] {
  const { contract } = place;
  const schema = record(contract.valueAt(path));
  const required = array(schema.required);
  const own = Object.keys(record(contract.valueAt([...path, 'properties']))).flatMap((name) => {
    const at = [...path, 'properties', name];
    const field = { name, schema: record(contract.valueAt(at)), isRequired: required.includes(name) };
    return [[name, field] as const, ...(field.schema.items ? fieldsInSchema([...at, 'items'], place) : [])];
  });
  const branches = ['then', 'else'].filter((branch) => schema[branch] !== undefined);
  return [...own, ...branches.flatMap((branch) => fieldsInSchema([...path, branch], place))];
}

/** The choices of a field, from its list or from its own schema. */
export function fieldChoices(
  { schema, name }: FieldHere,
  { site, file }: NameContext,
): readonly Pick<Option, 'value' | 'label'>[] {
  const list = asText(schema['x-list']) ?? asText(at(schema.items, ['x-list']));
  if (list !== undefined) return optionsOf(list, { lists: new Map(site.of('list').map((one) => [one.id, one])) });
  const written = array(schema.oneOf ?? at(schema.items, ['oneOf'])).map(record);
  const titled = written.flatMap(({ const: value, title }) => optionOf(value, asText(title)));
  const plain = array(schema.enum ?? at(schema.items, ['enum'])).flatMap((value) => optionOf(value));
  const known = site.modelIn(file)?.fields.get(name)?.list;
  return [...titled, ...plain, ...(known === undefined ? [] : optionsOf(known, site.symbols))];
}

const optionOf = (value: unknown, label = String(value)): Pick<Option, 'value' | 'label'>[] =>
  typeof value === 'string' || typeof value === 'number' ? [{ value, label }] : [];
