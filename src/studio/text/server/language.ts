import type { Places } from '../../../compiler/compiler.ts';
import { LanguageService } from '../../../authoring/language/service.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/**
 * A language service for the texts of a workspace. It does not compile: it uses the last compiled site of the
 * workspace, with the current drafts.
 */
export function languageOver(workspace: Workspace, places: Places): () => LanguageService {
  let service: LanguageService | undefined;
  let edited: readonly string[] = [];
  return () => {
    const { compiler, newest } = workspace.site;
    service ??= new LanguageService(places, compiler);
    service.follow(newest);
    for (const file of edited) service.close(file);
    for (const { file, text } of workspace.drafts) if (text !== undefined) service.edit(file, text);
    edited = workspace.drafts.map(({ file }) => file);
    return service;
  };
}
