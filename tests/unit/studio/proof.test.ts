import { describe, expect, it } from 'vitest';
import { checkExamples } from '../../../src/compiler/simulate/examples.ts';
import { simulationModel } from '../../../src/compiler/simulate/simulation-model.ts';
import { defaultsOf } from '../../../src/shared/engine/answers.ts';
import { choicesFor } from '../../../src/shared/engine/choices.ts';
import { estimateOf } from '../../../src/shared/engine/estimated.ts';
import { settle } from '../../../src/shared/engine/settle.ts';
import { validate } from '../../../src/shared/engine/validate.ts';
import { visibleFields } from '../../../src/shared/engine/visible.ts';
import { mayOpen, walk } from '../../../src/shared/engine/wizard/walk.ts';
import type { Answers } from '../../../src/shared/plan/answers.ts';
import { FormProofs, type Proved } from '../../../src/studio/proof/server/form-proof.ts';
import { unreachedIn } from '../../../src/studio/proof/server/unreached.ts';
import { indexFor } from '../../../src/studio/proof/server/written-example.ts';
import { outcomeOf } from '../../../src/studio/proof/server/outcome.ts';
import { compiled, formModule, wizardModule } from '../../config/modules.ts';

const { symbols } = compiled;
const sources = [...symbols.forms.values(), ...symbols.wizards.values()];
const proofs = new FormProofs();

/** The messages of a page for a visitor, from its own code. */
async function saidTo(file: string, { visitor }: Proved): Promise<string[]> {
  const { form, step, look, presses } = visitor!;
  // The frame receives them as JSON.
  const answers = JSON.parse(JSON.stringify(visitor!.answers)) as Answers;
  if (form.kind === 'form') {
    const module = await formModule(file);
    const estimate = estimateOf(module, answers);
    return presses
      ? validate(module.steps[0]!, answers, '').map(({ field, message }) => `${field} ${message}`)
      : [estimate?.amount, estimate?.note].map((words) => `${look.field} ${words}`);
  }
  const wizard = await wizardModule(file);
  const settled = settle(wizard, answers);
  expect(mayOpen(walk(wizard, settled), step!), step).toBe(true);
  const set = wizard.steps.find(({ plan }) => plan.id === step)!;
  const estimate = estimateOf(wizard, settled);
  const { refusal } = set.plan;
  const errors = validate(set, settled, '');
  return [
    ...errors.map(({ field, message }) => `${field} ${message}`),
    ...(errors.length > 0 && typeof refusal === 'object' ? [`undefined ${String(refusal.alert)}`] : []),
    ...[estimate?.amount, estimate?.note].map((words) => `${look.field} ${words}`),
  ];
}

it.each(sources.map((source) => [source.file, source] as const))(
  'every message of %s has a visitor who sees it',
  async (file, source) => {
    const proved = proofs.of(source, symbols).filter(({ kind }) => kind === 'message');
    const { messages } = simulationModel(source, symbols).formModel;
    // Messages for dropped answers need a change, which answers do not contain.
    expect(proved).toHaveLength(messages.filter(({ of }) => of.kind !== 'dropped').length);
    for (const one of proved) {
      const where = JSON.stringify(one.places);
      expect(one.visitor === undefined, where).toBe(one.excuse !== undefined);
      if (!one.visitor) continue;
      const { field, words } = one.visitor.look;
      expect(await saidTo(file, one), where).toContain(`${field} ${words}`);
    }
  },
);

it.each(sources.filter(({ kind }) => kind === 'wizard').map((source) => [source.file, source] as const))(
  'every step, field and option of %s has a visitor who reaches it',
  async (file, source) => {
    const wizard = await wizardModule(file);
    const proved = proofs.of(source, symbols).filter(({ kind }) => kind !== 'message');
    expect(proved.filter(({ kind }) => kind === 'step')).toHaveLength(wizard.steps.length);
    for (const { kind, visitor, places } of proved) {
      const where = JSON.stringify(places);
      expect(visitor, where).toBeDefined();
      const answers = settle(wizard, visitor!.answers as Answers);
      expect(mayOpen(walk(wizard, answers), visitor!.step!), where).toBe(true);
      const set = wizard.steps.find(({ plan }) => plan.id === visitor!.step)!;
      const { field, words } = visitor!.look;
      if (kind !== 'step') expect(visibleFields(set, answers).has(field!), where).toBe(true);
      if (kind === 'option') expect(choicesFor(set, field!, answers).map(({ label }) => label)).toContain(words);
      for (const { label } of visitor!.said) expect(label, where).not.toBe('');
    }
  },
);

it('a second request about a form needs no search', () => {
  const [wizard] = symbols.wizards.values();
  const fresh = new FormProofs();
  const [first, second] = [0, 1].map(() => {
    fresh.of(wizard!, symbols);
    return [...(fresh as unknown as { found: Map<string, unknown> }).found.values()];
  });
  expect(first).toHaveLength(1);
  expect(second?.[0]).toBe(first?.[0]);
});

it.each(sources.map((source) => [source.file, source] as const))(
  'each visitor of %s becomes an example that passes, now and later',
  (_, source) => {
    const visitors = proofs.of(source, symbols).flatMap(({ visitor }) => visitor ?? []);
    const answers = [{}, ...visitors.map((visitor) => visitor.answers)].slice(0, 12);
    const { plan, steps } = simulationModel(source, symbols).form;
    const played = [
      ...source.data.examples.map((one) => ({
        answers: { ...(!plan.wizard && defaultsOf(steps[0]!.plan)), ...(one.answers as Answers) },
        ...('presses' in one && one.presses !== undefined && { presses: one.presses }),
      })),
      ...answers.map((one) => ({ answers: one })),
    ];
    const examples = played.map((one, index) => ({ name: String(index), ...outcomeOf(source, one, symbols) }));
    const recorded = { ...source, data: { ...source.data, examples } } as typeof source;
    expect(checkExamples(simulationModel(recorded, symbols))).toEqual([]);
    for (const example of examples)
      expect(
        Object.keys(example).some((key) => ['errors', 'does', 'stoppedAt', 'exit', 'estimate'].includes(key)),
      ).toBe(true);
  },
);

it('an example is added after the last one with the same end, or at the end', () => {
  const known = [
    { does: [] },
    { exit: 'no' },
    { stoppedAt: 'one' },
    { errors: {} },
    { presses: 'Other' },
    { does: [] },
  ];
  const place = (example: object) => indexFor({ name: 'New', ...example }, known);
  expect([{ does: [] }, { exit: 'no' }, { stoppedAt: 'one' }, { stoppedAt: 'two' }, { errors: {} }].map(place)).toEqual(
    [...[6, 2, 3, 6, 4]],
  );
  expect(place({ presses: 'Other' })).toBe(5);
});

describe('a part that no visitor reaches', () => {
  const file = 'config/forms/ask.yaml';
  const text = 'schema:\n  type: object\nmessages:\n  email:\n    required: Give it\n    format: Mend it\n';
  const path = (keyword: string) => ['messages', 'email', keyword];
  const message = (keyword: string, more: Partial<Proved> = {}, of = file): Proved => ({
    kind: 'message',
    isDeep: false,
    places: [{ file: of, path: path(keyword) }],
    ...more,
  });
  const problem = (line: number, column: number) => ({
    code: 'message/never-shown' as const,
    place: { file, line, column, length: 1, excerpt: '' },
    message: 'The box takes no such text.',
    fix: '',
  });
  const visitor = { form: { kind: 'form', id: 'ask' }, answers: {}, presses: true, look: {}, said: [] } as const;
  const unreached = (proved: readonly Proved[], problems: readonly ReturnType<typeof problem>[] = []) =>
    unreachedIn({ file, text }, proved, problems);

  it('has the reason from a problem or from config', () => {
    expect(unreached([message('required'), message('format', { excuse: 'It starts with one.' })])).toEqual([
      { path: path('required') },
      { path: path('format'), why: 'It starts with one.' },
    ]);
    const why = 'The box takes no such text.';
    expect(unreached([message('format')], [problem(6, 5)])).toEqual([{ path: path('format'), why }]);
    expect(unreached([], [problem(6, 5)])).toEqual([{ path: path('format'), why }]);
  });

  it('is not a part that another form shows, nor a part of another file', () => {
    expect(unreached([message('required'), message('required', { visitor })])).toEqual([]);
    expect(unreached([message('required', {}, 'config/forms/other.yaml')])).toEqual([]);
  });
});
