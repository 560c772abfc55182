import type { Checked } from '../../../compiler/check/checked.ts';
import type { Path } from '../../../compiler/read/source.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { Located } from '../../thing/contract.ts';
import { at } from '../../../compiler/read/data.ts';
import { sourcePlaceOf } from '../../thing/server/source-place.ts';

/** The value at a path of a compiled file, with the place where it is written or would be written. */
export function locatedValue(source: Checked, path: Path, symbols: SymbolTable): Located<unknown> {
  const value = at(source.data, path);
  if (value === undefined) return { file: source.file, path };
  const { file, path: sourcePath } = sourcePlaceOf(source, path, symbols);
  return { file, path: sourcePath, value };
}
