import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * One change of the small valid site of the test cases: text of a file is replaced, or a file is deleted, written,
 * copied, or made a symbolic link or an empty folder.
 */
export interface CaseChange {
  readonly file: string;
  readonly replace?: string;
  readonly by?: string;
  readonly delete?: true;
  readonly text?: string;
  /** What comes before `text`, once. */
  readonly head?: string;
  /** How often `text` is repeated in the file; once by default. */
  readonly times?: number;
  /** How many random letters replace each {noise} in `text`, so that it cannot be compressed. */
  readonly noise?: number;
  /** The file of which this one is a copy. */
  readonly copy?: string;
  readonly link?: string;
  readonly folder?: true;
}

/** An entry of a list: a change, which may leave out the file of the change before it; or the name of another list. */
type ListedChange =
  | (Omit<CaseChange, 'file'> & { readonly file?: string; readonly use?: undefined })
  | { readonly use: string };

/** The changes of a list in YAML. An entry `use: NAME` adds those of NAME.yaml in the folder `named`. */
export function readCaseChanges(list: string, named: string): CaseChange[] {
  let file: string | undefined;
  return ((parse(list) ?? []) as ListedChange[]).flatMap((entry) => {
    if (entry.use !== undefined) {
      file = undefined;
      return readCaseChanges(readFileSync(join(named, `${entry.use}.yaml`), 'utf8'), named);
    }
    file = entry.file ?? file;
    if (file === undefined) throw new Error(`A change has no file: ${JSON.stringify(entry)}`);
    return { ...entry, file };
  });
}
