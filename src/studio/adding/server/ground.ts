import type { Path } from '../../../compiler/read/source.ts';
import { dataWith } from '../../../authoring/edit/change.ts';
import { hereAt, type ConfigFile, type Here } from '../../../authoring/language/here.ts';
import type { KnownSite } from '../../../authoring/language/known.ts';

/** A file to which something is added, with its data as far as it is made. */
export interface Ground {
  readonly file: ConfigFile;
  readonly site: KnownSite;
  readonly data: unknown;
}

/** The place of a cursor that stands nowhere in the text: only the data is asked for. */
const nowhere = {
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

/** What the contracts say of the places of a file, as an editor asks them. */
export const hereIn = ({ file, site, data }: Ground): Here => hereAt({ ...nowhere, data }, file, site);

/** The ground with something at a path. */
export const withValue = (ground: Ground, path: Path, value: unknown): Ground => ({
  ...ground,
  data: dataWith(ground.data, path, () => value),
});

/** The ground with something new in a list, before what stands at the index. */
export const withItem = (ground: Ground, path: Path, index: number, value: unknown): Ground => ({
  ...ground,
  data: dataWith(ground.data, path, (list) => (Array.isArray(list) ? list : []).toSpliced(index, 0, value)),
});
