import type { Checked } from '../../../compiler/check/checked.ts';
import { setsOf, formModel } from '../../../compiler/model/form-model.ts';
import { scopeOf, valueType } from '../../../compiler/model/expressions.ts';
import type { FieldModel, FieldSetModel } from '../../../compiler/model/types.ts';
import type { ValueType } from '../../../compiler/expression/language.ts';
import type { Scope } from '../../../compiler/expression/check.ts';
import type { Path } from '../../../compiler/read/source.ts';
import { isDay } from '../../../compiler/schedule/dated.ts';
import { optionsOf, type SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { Type } from '../../shared/conditions/expression.ts';
import { Names, type Name } from '../../shared/conditions/names.ts';
import type { Literal } from '../../shared/conditions/tree.ts';
import { isWithin } from '../../shared/path.ts';

/** What an expression at a path may name: fields by their titles, and constants. */
export interface NamesHere {
  readonly names: Names;
  readonly scope: Scope;
}

/** Undefined outside of forms and wizards. */
export function namesAt(source: Checked, path: Path, symbols: SymbolTable): NamesHere | undefined {
  if (source.kind !== 'form' && source.kind !== 'wizard') return undefined;
  const set = setAt(source, path);
  if (!set) return undefined;
  const scope = scopeOf(set);
  const fields = [...set.all.values()].map((field) => fieldName(field, symbols));
  const constants = [...scope.constants].flatMap(([name, value]) => constantName(name, value));
  return { names: new Names([...fields, ...constants]), scope };
}

/** The fields that are asked together where a path leads. */
function setAt(source: Checked<'form'> | Checked<'wizard'>, path: Path): FieldSetModel | undefined {
  const model = formModel(source);
  const [offer] = model.offers?.items ?? [];
  if (path[0] === 'offers' && offer) return offer.set;
  const around = setsOf(model)
    .flatMap((set) => [set.path, set.parts.schema, set.parts.ui].map((holder) => ({ set, holder })))
    .filter(({ holder }) => isWithin(path, holder))
    .sort((one, other) => other.holder.length - one.holder.length);
  return around[0]?.set ?? model.sets.at(-1);
}

function fieldName(field: FieldModel, symbols: SymbolTable): Name {
  const type = typeOfValue(valueType(field));
  return {
    name: field.name,
    title: field.schema.title ?? inWords(field.name),
    type,
    options: optionsOf(field.list, symbols).map(({ value, label }) => ({ value, label })),
    ...(type === 'truth' && field.ui.computed === undefined && { isBox: true as const }),
  };
}

function typeOfValue(type: ValueType): Type {
  switch (type) {
    case 'bool':
      return 'truth';
    case 'double':
      return 'number';
    case 'Day':
      return 'date';
    case 'string':
      return 'text';
    default:
      return type.startsWith('list<Row') ? 'rows' : 'choices';
  }
}

function constantName(name: string, value: unknown): Name[] {
  const type = { number: 'number', boolean: 'truth', string: isDay(String(value)) ? 'date' : 'text' }[
    typeof value as string
  ] as Type | undefined;
  if (type === undefined) return [];
  // What an offer states is another value for each.
  const [file, own = ''] = name.split('.');
  if (file === 'offer') return [{ name, title: `${inWords(own)} of the offer`, type, options: [] }];
  return [{ name, title: name, type, options: [], value: value as Literal }];
}

/** A name that stands for itself, without a title: ownDamage. */
const inWords = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
