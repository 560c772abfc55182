import { formsIn, usesOf } from '../../../compiler/model/uses.ts';
import { pathsOf, type SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { CannotMake } from '../../../templates/cannot-make.ts';
import { kinds, planNew, type Made, type NewKind } from '../../../templates/plan.ts';
import type { NewAnswer, NewRequest } from '../../shared/naming.ts';
import { change } from '../workspace/change.ts';
import type { Route } from '../http/http.ts';
import { Refusal } from '../http/refusal.ts';
import type { Studio } from '../studio.ts';
import { refuseDrafts, refuseProblems } from './refuse.ts';

/** `POST new`: makes a page, form, wizard or list from its template and uses it in one place, as one step. */
export const newRoute =
  (studio: Pick<Studio, 'workspace' | 'history'>): Route =>
  ({ body }): NewAnswer => {
    const { kind, name, on } = (body ?? {}) as Partial<NewRequest>;
    const wanted = kinds.find((one) => one === kind);
    if (!wanted || typeof name !== 'string' || typeof on !== 'string')
      throw new Refusal(400, 'What is new has a kind, a name and a place.');
    const { workspace } = studio;
    const { edits, used } = planned(wanted, name.trim(), on, workspace.site.names);
    const [own] = edits;
    if (!own || workspace.textOf(own.file) !== undefined)
      throw new Refusal(422, `There is a ${wanted} called "${name.trim()}" already.`);
    const texts = new Map(edits.map(({ file, after }) => [file, after]));
    refuseDrafts(workspace, texts.keys());
    // The plan is made from the last good site: what another program has written since would be lost.
    for (const { file, before } of edits)
      if (file !== own.file && workspace.textOf(file) !== before)
        throw new Refusal(409, `${file} has changed since it was sound last. Fix it first.`);
    refuseProblems(workspace.trial(texts).added);
    const what = {
      file: own.file,
      path: [],
      from: { file: used.file, path: [] },
      label: `new ${wanted} ${name.trim()}`,
    };
    const answer = change(studio, what, texts);
    const address = addressOf(own.file, used.file, workspace.site.names);
    return { ...answer, ...(address !== undefined && { address }) };
  };

function planned(kind: NewKind, name: string, on: string, symbols: SymbolTable): Made {
  try {
    return planNew(kind, name, on, symbols);
  } catch (error) {
    if (error instanceof CannotMake) throw new Refusal(422, error.message);
    throw error;
  }
}

/** Where the new file is seen: on its own page, on the page that uses it, or on one with the form that does. */
function addressOf(own: string, user: string, symbols: SymbolTable): string | undefined {
  const { pages } = symbols;
  const page =
    pages.find(({ file }) => file === own) ??
    pages.find(({ file }) => file === user) ??
    pages.find((one) => formsIn(usesOf(one, symbols), symbols).some(({ file }) => file === user));
  return page && (page.data.status === undefined ? pathsOf(page, symbols)[0] : page.data.path);
}
