import { laidOver, sharedPart } from '../../compiler/fill/shared.ts';
import { at, record } from '../../compiler/read/data.ts';
import type { Kind, Path } from '../../compiler/read/source.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import { WrittenContract } from './contract/contract.ts';
import type { KnownSite } from './known.ts';
import type { NameContext } from './names/name.ts';
import type { CursorContext } from './cursor.ts';

/** A cursor in a config file, with the file's contract and all names of the site. */
export interface Here {
  readonly cursor: CursorContext;
  readonly contract: WrittenContract;
  readonly symbols: SymbolTable;
  /** The context of a name at a path. `of`: the wanted kinds. */
  readonly place: (path: Path, of?: readonly string[], typed?: string) => NameContext;
}

/** A config file by its path and kind. */
export interface ConfigFile {
  readonly file: string;
  readonly kind: Kind;
  readonly id: string;
}

export function hereAt(cursor: CursorContext, { file, kind, id }: ConfigFile, site: KnownSite): Here {
  const whole = (map: unknown): unknown => {
    const { $ref } = record(map);
    if (typeof $ref !== 'string') return map;
    const part = sharedPart({ file }, $ref, site.files);
    return laidOver(at(site.files.get(part.file)?.data, part.path), map);
  };
  const contract = new WrittenContract(site.symbols.contracts, kind, cursor.data, whole);
  return {
    cursor,
    contract,
    symbols: site.symbols,
    place: (path, of = [], typed = cursor.typed) => ({ site, file, kind, id, contract, path, of, typed }),
  };
}
