import type { Checked } from '../../compiler/check/checked.ts';
import { kindOf } from '../../compiler/read/files.ts';
import { isSiteKind } from '../../compiler/read/source.ts';
import { Refusal } from '../http/refusal.ts';

/** What the path of a file says about it, even if its content is invalid. */
export type ConfigFile = Pick<Checked, 'file' | 'kind' | 'id'>;

/** A config file by its path. Throws if its folder is unknown. */
export function fileOf(file: string): ConfigFile {
  const { kind, id } = kindOf(file);
  if (!isSiteKind(kind)) throw new Refusal(404, `${file} is not a config file.`);
  return { file, kind, id };
}
