import { UPLOAD } from '../../shared/engine/files.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { Checked } from '../check/checked.ts';
import { formModel, setsOf } from '../model/form-model.ts';
import type { ButtonModel, FormModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';
import { references } from '../resolve/references.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { mayPost } from './buttons.ts';

/**
 * Checks that requests of each form that a block corrects exist, and can be corrected.
 * Problem: request/not-corrected
 */
export function lintCorrected(page: Checked<'page'>, symbols: SymbolTable): Problem[] {
  return references(page.data, 'page.schema.json', symbols.contracts).flatMap(({ corrects, value, path }) => {
    const form = corrects ? symbols.forms.get(value) : undefined;
    if (!form) return [];
    if (!mayPost(value, symbols)) return [say.correctsUnsent(placeOf(page, path), value)];
    const hasFiles = setsOf(formModel(form)).some(({ fields }) =>
      [...fields.values()].some(({ widget }) => widget === UPLOAD),
    );
    return hasFiles ? [say.correctsFiles(placeOf(page, path), value)] : [];
  });
}

/**
 * Checks that the device keeps the private link to what a form sends.
 * Problem: request/lost
 */
export function lintLinks({ source, id, buttons }: FormModel, { site }: SymbolTable): Problem[] {
  const own = site?.data.leads?.own;
  if (!own || !site.data.posts?.includes(id)) return [];
  return buttons
    .filter((button) => sends(button) && !keepsLink(button))
    .map(({ path }) => say.lostLink(placeOf(source, [...path, 'actions'], 'key'), own.href));
}

/** The submit button always sends, another one if it says so. */
const sends = ({ presses, config: { actions } }: ButtonModel): boolean =>
  presses === undefined || actions.some(({ sendLead }) => sendLead);

const keepsLink = ({ config: { actions } }: ButtonModel): boolean =>
  actions.slice(actions.findIndex(({ sendLead }) => sendLead) + 1).some(({ notify }) => notify !== undefined);
