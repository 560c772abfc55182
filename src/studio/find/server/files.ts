import { readFiles, type Unsaved } from '../../../compiler/read/files.ts';
import { isSiteKind } from '../../../compiler/read/source.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { isConfigText } from '../../workspace/config-files.ts';
import type { ConfigFile } from '../../workspace/file-of.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { ListedFile } from '../contract.ts';

/** All config files with their current texts, drafts included. */
export function configFiles({ root, pending }: Workspace): (ConfigFile & { readonly text: string })[] {
  const unsaved: Unsaved = new Map(pending.map(({ file, text }) => [file, text]));
  return readFiles(root, unsaved).flatMap(({ file, kind, id, bytes }) =>
    isSiteKind(kind) && bytes && isConfigText(file) ? [{ file, kind, id, text: bytes.toString() }] : [],
  );
}

export const listedFile = ({ file, kind, id }: ConfigFile, { files }: Pick<SymbolTable, 'files'>): ListedFile => {
  const checked = files.get(file);
  return { file, kind, title: checked?.kind === 'page' ? checked.data.title : id };
};
