import { placeOf, type Path } from '../../compiler/read/source.ts';
import { constantsIn, type SymbolTable } from '../../compiler/resolve/symbols.ts';
import type { FieldSetModel, FormModel } from '../../compiler/model/types.ts';
import { CannotSay } from '../import/expression.ts';
import type { Lost } from '../import/form.ts';
import { namesIn, type NamesIn } from './names.ts';
import type { TextScope } from './words.ts';

/** What is needed to read a form, and what is collected meanwhile. */
export interface Reader {
  readonly model: FormModel;
  readonly symbols: SymbolTable;
  readonly lost: Lost[];
  /** The place of a path: config/forms/login.yaml:12:5. */
  at(path: Path): string;
  lose(path: Path, what: string, way: string): void;
  names(set: FieldSetModel): NamesIn;
  words(set: FieldSetModel): TextScope;
  /** Reads a condition or an expression. One that cannot be said is lost, in words; `what` says what it is. */
  read<Result>(path: Path, what: string, written: unknown, read: () => Result): Result | undefined;
}

export function readerOf(model: FormModel, symbols: SymbolTable): Reader {
  const lost: Lost[] = [];
  const constants = constantsIn(symbols);
  const at = (path: Path): string => {
    const { file, line, column } = placeOf(model.source, path);
    return `${file}:${line}:${column}`;
  };
  const lose = (path: Path, what: string, way: string): void => void lost.push({ at: at(path), what, way });
  const names = (set: FieldSetModel): NamesIn => namesIn(set, constants);
  return {
    model,
    symbols,
    lost,
    at,
    lose,
    names,
    words: (set) => ({ lost, idOf: (field) => names(set).fields.get(field)?.id }),
    read(path, what, written, read) {
      try {
        return read();
      } catch (error) {
        if (!(error instanceof CannotSay)) throw error;
        const said = typeof written === 'string' ? written : JSON.stringify(written);
        lose(path, `${what} ${said}: ${error.message}`, 'Write it in code, or in the expressions of the other tool.');
        return undefined;
      }
    },
  };
}
