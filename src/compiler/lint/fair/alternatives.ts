import { problems as say } from '../../../shared/problems/catalogue.ts';
import type { CheckedForm, CheckedWizard } from '../../check/checked.ts';
import { formModel } from '../../model/form-model.ts';
import type { ButtonModel } from '../../model/types.ts';
import { placeOf } from '../../read/source.ts';
import { judged, combined, type Examined } from './examined.ts';
import type { Wording } from './words.ts';

/** Checks that a button that refuses is not only a link while the agreement is a button. */
export function examineAlternatives(source: CheckedForm | CheckedWizard, wording: Wording): Examined {
  const [submit, ...others] = formModel(source).buttons;
  const refusals = others.filter((one) => isRefusal(one, submit!, wording));
  const reason = source.kind === 'form' ? source.data.unfair?.refusal : undefined;
  const hidden = refusals.filter(({ look }) => look === 'link');
  const place = ['unfair', 'refusal'];
  return combined('refusal', [
    { counts: { 'ways to refuse': refusals.length }, unfair: [], excused: [] },
    ...hidden.map(({ path, label }) => ({
      counts: {},
      ...judged(say.hiddenRefusal(placeOf(source, [...path, 'look']), label), reason),
    })),
    ...(reason !== undefined && hidden.length === 0
      ? [{ counts: {}, ...judged(say.unneededFair(placeOf(source, place, 'key'), 'refusal'), undefined) }]
      : []),
  ]);
}

/** Whether a button says no, or goes on without sending what the submit button sends. */
function isRefusal(button: ButtonModel, submit: ButtonModel, { lists }: Wording): boolean {
  const sends = ({ config: { actions } }: ButtonModel) => actions.some(({ sendLead }) => sendLead);
  return (sends(submit) && !sends(button)) || button.label.search(lists.no) >= 0;
}
