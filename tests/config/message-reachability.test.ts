import { describe, expect, it } from 'vitest';
import { simulationModel } from '../../src/compiler/simulate/simulation-model.ts';
import { markOf, unseenWhy, type Declared } from '../../src/compiler/simulate/messages/marks.ts';
import { messageReachability } from '../../src/compiler/simulate/messages/message-reachability.ts';
import { combinationsOf, countOf, reachability } from '../../src/compiler/simulate/reachability/reachability.ts';
import { estimateOf } from '../../src/engine/estimate.ts';
import { formatMessage } from '../../src/engine/format/message.ts';
import { validate } from '../../src/engine/validate.ts';
import type { Answers } from '../../src/plan/answers.ts';
import type { FieldSet, FormModule } from '../../src/plan/form.ts';
import { at } from '../../src/compiler/read/data.ts';
import { compiled, filesOf, formModule, wizardModule } from './modules.ts';

/** What a page says of these answers, with the code that it ships: the words beside the field, or in place of them. */
function saidOf(
  { path, field, keyword }: Declared,
  answers: Answers,
  set: FieldSet,
  form: FormModule | undefined,
): string | undefined {
  if (path[0] === 'estimate') return form && estimateOf(form, answers)?.note;
  const errors = validate(set, answers, '');
  if (path.at(-2) === 'refusal')
    return errors.length > 0 && typeof set.plan.refusal === 'object' ? set.plan.refusal.alert : undefined;
  return errors.find((error) => (field === undefined || error.field === field) && error.keyword === keyword)?.message;
}

/** The words of a message, with its values in them; those that only a rule knows are left to it. */
function wordsAt(
  { path }: Declared,
  set: FieldSet,
  form: FormModule | undefined,
  answers: Answers,
): string | undefined {
  if (path[0] === 'estimate')
    return formatMessage(at(form?.plan, path) as string, { ...answers, ...estimateOf(form!, answers)?.values });
  return path.includes('rules') ? undefined : formatMessage(at(set.plan, path.slice(form ? 0 : 2)) as string, answers);
}

describe.each([...filesOf('form'), ...filesOf('wizard')])('%s', (file, source) => {
  it('says each of its messages to some visitor', async () => {
    const model = simulationModel(source, compiled.symbols);
    const { base, states } = reachability(model);
    const { declared, seen } = messageReachability(model, base.answers, states);
    const form = source.kind === 'form' ? await formModule(file) : undefined;
    const sets = form ? [form] : (await wizardModule(file)).steps;
    for (const one of declared.filter((each) => unseenWhy(source, each) === undefined)) {
      const set = sets[form ? 0 : Number(one.path[1])]!;
      const answers = seen.get(markOf(one.path));
      expect(answers, markOf(one.path)).toBeDefined();
      const said = saidOf(one, answers!, set, form);
      expect(said, markOf(one.path)).toBe(wordsAt(one, set, form, answers!) ?? said);
      expect(said, markOf(one.path)).toMatch(/./);
    }
  });
});

it('walks so many states of each wizard, for so many combinations', () => {
  const walked = filesOf('wizard').map(
    ([, source]) => [source.id, reachability(simulationModel(source, compiled.symbols))] as const,
  );
  expect(Object.fromEntries(walked.map(([id, reach]) => [id, [countOf(reach), combinationsOf(reach)]])))
    .toMatchInlineSnapshot(`
    {
      "bike": [
        72,
        1770,
      ],
      "car": [
        72,
        1770,
      ],
      "health": [
        41,
        964467,
      ],
      "home-lead": [
        0,
        1,
      ],
    }
  `);
});
