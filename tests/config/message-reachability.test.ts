import { describe, expect, it } from 'vitest';
import type { MessageModel } from '../../src/compiler/model/types.ts';
import { simulationModel } from '../../src/compiler/simulate/simulation-model.ts';
import { markOf, unseenWhy } from '../../src/compiler/simulate/messages/marks.ts';
import { messageReachability } from '../../src/compiler/simulate/messages/message-reachability.ts';
import { combinationsOf, stateCount, reachability } from '../../src/compiler/simulate/reachability/reachability.ts';
import { daysFor } from '../../src/shared/engine/date-bounds.ts';
import { estimateOf } from '../../src/shared/engine/estimated.ts';
import { formatMessage } from '../../src/shared/engine/format/message.ts';
import { fieldsOfForm, messageInWords } from '../../src/shared/engine/texts.ts';
import { validate } from '../../src/shared/engine/validate.ts';
import type { Answers } from '../../src/shared/plan/answers.ts';
import type { FieldSet, FormModule } from '../../src/shared/plan/form.ts';
import { compiled, filesOf, formModule, wizardModule } from './modules.ts';

/** The message of a page for these answers, from its own code: beside the field, or instead. */
function shownMessage({ of }: MessageModel, answers: Answers, set: FieldSet, form: FormModule): string | undefined {
  if (of.kind === 'estimate' || of.kind === 'note') return estimateOf(form, answers)?.note;
  if (of.kind === 'amount') return estimateOf(form, answers)?.amount;
  const errors = validate(set, answers, '');
  if (of.kind === 'field')
    return errors.find(({ field, keyword }) => field === of.field && keyword === of.keyword)?.message;
  if (of.kind === 'rule') return errors.find(({ keyword }) => keyword === of.code)?.message;
  return errors.length > 0 && typeof set.plan.refusal === 'object' ? set.plan.refusal.alert : undefined;
}

/** The message as the page shows it, with its values; undefined where only a rule knows them. */
function wordsOf({ of }: MessageModel, set: FieldSet, form: FormModule, answers: Answers): string | undefined {
  const { messages, refusal } = set.plan;
  const estimated = { ...answers, ...estimateOf(form, answers)?.values };
  if (of.kind === 'field')
    return formatMessage(messages[of.field]![of.keyword]!, { ...answers, ...daysFor(set, of.field, answers) });
  if (of.kind === 'refusal') return typeof refusal === 'object' ? formatMessage(refusal.alert, answers) : undefined;
  if (of.kind === 'estimate')
    return messageInWords(form.plan.estimate!.messages[of.code]!, estimated, fieldsOfForm(form));
  if (of.kind === 'note') return messageInWords(form.plan.estimate!.note!, estimated, fieldsOfForm(form));
  return undefined;
}

describe.each([...filesOf('form'), ...filesOf('wizard')])('%s', (file, source) => {
  it('shows each of its messages to some visitor', async () => {
    const model = simulationModel(source, compiled.symbols);
    const { base, states } = reachability(model);
    const reachable = messageReachability(model, base.answers, states);
    const form = await (source.kind === 'form' ? formModule(file) : wizardModule(file));
    for (const [index, declared] of model.formModel.sets.entries()) {
      const set = form.steps[index]!;
      for (const message of declared.messages.filter((one) => unseenWhy(one, declared) === undefined)) {
        const answers = reachable.get(markOf(message));
        expect(answers, markOf(message)).toBeDefined();
        const shown = shownMessage(message, answers!, set, form);
        expect(shown, markOf(message)).toBe(wordsOf(message, set, form, answers!) ?? shown);
        expect(shown, markOf(message)).toMatch(/./);
      }
    }
  });
});

it.each(filesOf('wizard'))(
  'visits enough states of %s for its choices, and far fewer than their combinations',
  (_, source) => {
    const reach = reachability(simulationModel(source, compiled.symbols));
    const [states, combinations] = [stateCount(reach), combinationsOf(reach)];
    // Each choice between two doubles the combinations, and both options are visited.
    expect(states).toBeGreaterThanOrEqual(Math.log2(combinations));
    if (combinations > 1) expect(states).toBeLessThan(combinations / 5);
  },
);
