import type { Checked } from '../../../compiler/check/checked.ts';
import { formModel, setsOf } from '../../../compiler/model/form-model.ts';
import type { FieldModel, FieldSetModel } from '../../../compiler/model/types.ts';
import type { Path } from '../../../compiler/read/source.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { Thing } from '../../thing/contract.ts';
import { isSamePath } from '../../contract/path.ts';
import type { Conditions } from '../../conditions/server/thing-says.ts';
import { fieldRules } from './rules.ts';
import { locatedValue } from './located-value.ts';

/** When a field is asked, and its rules. Empty if there is no field at the path. */
export function fieldAbout(
  source: Checked,
  path: Path,
  symbols: SymbolTable,
  conditions: Conditions,
): Pick<Thing, 'field'> {
  const found = fieldAt(source, path);
  if (!found) return {};
  const { field, set } = found;
  const when = locatedValue(source, [...field.uiPath, 'when'], symbols);
  const depends = when.value === undefined ? undefined : conditions.sentence([...field.uiPath, 'when'], when.value);
  return {
    field: {
      when: { file: when.file, path: when.path, ...(depends && { value: depends }) },
      rules: fieldRules(field, set, symbols),
    },
  };
}

/** The field at a path, and its field set. */
function fieldAt(source: Checked, path: Path): { field: FieldModel; set: FieldSetModel } | undefined {
  if (source.kind !== 'form' && source.kind !== 'wizard') return undefined;
  for (const set of setsOf(formModel(source)))
    for (const field of set.fields.values()) if (isSamePath(field.path, path)) return { field, set };
  return undefined;
}
