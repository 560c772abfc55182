import type { Scope } from '../../../compiler/expression/scope.ts';
import type { Checked } from '../../../compiler/check/checked.ts';
import { setsOf, formModel } from '../../../compiler/model/form-model.ts';
import { scopeOf } from '../../../compiler/model/expressions.ts';
import type { FieldSetModel } from '../../../compiler/model/types.ts';
import type { Path } from '../../../compiler/read/source.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { Names } from '../../../shared/conditions/names.ts';
import { conditionNames } from '../../../authoring/changes/words/condition-names.ts';
import { isWithin } from '../../contract/path.ts';

/** The names that an expression at a path can use: fields with their titles, and constants. */
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
  return { names: conditionNames(set.all.values(), scope.constants, symbols), scope };
}

/** The fields of the form or step that contains a path. */
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
