import type { Path } from '../../../compiler/read/source.ts';
import { dataWith } from '../../../authoring/edit/change.ts';
import { hereAt, type ConfigFile, type Here } from '../../../authoring/language/here.ts';
import type { KnownSite } from '../../../authoring/language/known.ts';

/** A file that is being edited, with its data so far. */
export interface EditedFile {
  readonly file: ConfigFile;
  readonly site: KnownSite;
  readonly data: unknown;
}

/** A cursor without a place in the text, for questions about data only. */
const noCursor = {
  readings: [],
  start: 0,
  end: 0,
  typed: '',
  word: '',
  isFlow: false,
  hasColon: false,
  quote: '',
  lead: '',
  indent: 0,
} as const;

/** Answers questions about the contracts at places of a file. */
export const hereIn = ({ file, site, data }: EditedFile): Here => hereAt({ ...noCursor, data }, file, site);

/** The file with a value at a path. */
export const withValue = (edited: EditedFile, path: Path, value: unknown): EditedFile => ({
  ...edited,
  data: dataWith(edited.data, path, () => value),
});

/** The file with a new item in a list, before the index. */
export const withItem = (edited: EditedFile, path: Path, index: number, value: unknown): EditedFile => ({
  ...edited,
  data: dataWith(edited.data, path, (list) => (Array.isArray(list) ? list : []).toSpliced(index, 0, value)),
});
