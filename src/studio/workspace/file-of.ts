import type { Checked } from '../../compiler/check/checked.ts';
import { kindOf } from '../../compiler/read/files.ts';
import { Refusal } from '../http/refusal.ts';

/** What is known of a file by its path alone, although the check may refuse what stands in it. */
export type ConfigFile = Pick<Checked, 'file' | 'kind' | 'id'>;

/** A file of config by its path. Throws for one that lies in no folder of texts. */
export function fileOf(file: string): ConfigFile {
  const { kind, id } = kindOf(file);
  if (!kind) throw new Refusal(404, `${file} is no text of config.`);
  return { file, kind, id };
}
