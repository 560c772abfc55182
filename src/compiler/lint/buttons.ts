import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { FormModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/**
 * Checks the buttons: examples press an existing one, a link leads somewhere, and the actions of a button are possible.
 * Problems: button/unknown, button/no-link, form/no-next, form/no-post, form/no-result
 */
export function lintButtons(
  { source, kind, id, buttons, actions, result, examples }: FormModel,
  symbols: SymbolTable,
): Problem[] {
  const isSilent = symbols.site?.data.posts?.includes(id) === true && source.data.submit.next === undefined;
  const labels = buttons.flatMap(({ presses }) => presses ?? []);
  return [
    ...examples.flatMap(({ path, config: { presses } }) =>
      presses === undefined || labels.includes(presses)
        ? []
        : [say.unknownButton(placeOf(source, [...path, 'presses']), presses, labels)],
    ),
    ...buttons
      .filter(({ look, config }) => look === 'link' && !config.actions.some(({ navigate }) => navigate))
      .map(({ path, label }) => say.linkToNowhere(placeOf(source, [...path, 'look']), label)),
    ...(isSilent ? [say.noNext(placeOf(source, ['submit'], 'key'), kind)] : []),
    ...actions
      .filter(({ action }) => action.sendLead !== undefined && !mayPost(id, symbols))
      .map(({ path }) => say.noPost(placeOf(source, [...path, 'sendLead'], 'key'), kind, id)),
    ...actions
      .filter(({ action }) => action.showResult !== undefined && result === undefined)
      .map(({ path }) => say.noResult(placeOf(source, [...path, 'showResult'], 'key'), kind)),
  ];
}

/** The server accepts leads of the forms in `posts` of site.yaml. While site.yaml is not sound, these are unknown. */
export const mayPost = (id: string, { site }: SymbolTable): boolean =>
  site === undefined || (site.data.posts ?? []).includes(id);
