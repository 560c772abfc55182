import { formsIn, usesOf } from '../../../compiler/model/uses.ts';
import { pathsOf, type SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { planNew } from '../../../authoring/templates/plan.ts';
import type { NewAnswer, NewRequest } from '../contract.ts';
import { change } from '../../workspace/change.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Changing } from '../../http/studio.ts';
import { refuseDrafts, refuseProblems } from '../../workspace/refuse.ts';

/** Creates a page, form, wizard or list from its template and uses it in one place, as one step. */
export function make(studio: Changing, { kind, name, on }: NewRequest): NewAnswer {
  const { workspace } = studio;
  const { edits, used } = planNew(kind, name.trim(), on, workspace.site.names);
  const [own] = edits;
  if (!own || workspace.textOf(own.file) !== undefined)
    throw new Refusal(422, `A ${kind} called "${name.trim()}" already exists.`);
  const texts = new Map(edits.map(({ file, after }) => [file, after]));
  refuseDrafts(workspace, texts.keys());
  // The plan is based on the last valid site. Later changes by other programs would be lost.
  for (const { file, before } of edits)
    if (file !== own.file && workspace.textOf(file) !== before)
      throw new Refusal(409, `${file} has changed and is not valid now. Fix it first.`);
  refuseProblems(workspace.trial(texts).added);
  const what = { file: own.file, path: [], from: { file: used.file, path: [] }, label: `new ${kind} ${name.trim()}` };
  const answer = change(studio, what, texts);
  const address = addressShowing(own.file, used.file, workspace.site.names);
  return { ...answer, ...(address !== undefined && { address }) };
}

/**
 * The address that shows the new file: its own, that of the page that uses it, or of a page with the form that does.
 */
function addressShowing(own: string, user: string, symbols: SymbolTable): string | undefined {
  const { pages } = symbols;
  const page =
    pages.find(({ file }) => file === own) ??
    pages.find(({ file }) => file === user) ??
    pages.find((one) => formsIn(usesOf(one, symbols), symbols).some(({ file }) => file === user));
  return page && (page.data.status === undefined ? pathsOf(page, symbols)[0] : page.data.path);
}
