import { describe, expect, it } from 'vitest';
import type { FormModule } from '../../../../src/shared/plan/form.ts';
import type { Work } from '../../../../src/shared/plan/work.ts';
import { FormStore } from '../../../../src/site/render/form/store.ts';
import { Session } from '../../../../src/site/render/form/session.ts';
import { change } from '../../../../src/shared/engine/settle.ts';
import { formOf, wizardOf } from '../../shared/engine/sets.ts';

const first = { id: 'first', fields: { age: { type: 'integer' }, city: { type: 'string' } } } as const;
const second = {
  id: 'second',
  fields: { plan: { type: 'string', shownWhen: { age: { const: 30 } } } },
} as const;

/** A form that counts how often its answers are computed. */
function counted(form: FormModule) {
  let count = 0;
  const work: Work = (answers, _, tidy) => {
    count += 1;
    return tidy(answers);
  };
  return { form: { ...form, work }, counts: () => count };
}

function sessionOf(form: FormModule, answers = {}) {
  const saved: unknown[] = [];
  const keeper = {
    save: (session: Session) => void saved.push(session.answers()),
    clear: () => void saved.push('clear'),
  };
  return { session: new Session(form, { answers }, { answers: {} }, keeper), saved };
}

describe('a session owns the answers of a form, and each key settles them once', () => {
  it.each([
    ['in a form', formOf(first)],
    ['in a step of a wizard', wizardOf([first, second])],
  ])('%s', (_, plain) => {
    const { form, counts } = counted(plain);
    const { session, saved } = sessionOf(form);
    const store = new FormStore(form.steps[0]!, session);
    store.connect();
    const before = counts();
    change(form, form.steps[0]!, {}, { city: 'P' }, 'city');
    const needed = counts() - before;
    store.change('city', 'Pune');
    expect(counts() - before - needed).toBe(needed);
    expect([store.answers(), session.answers(), saved]).toEqual([
      { city: 'Pune' },
      { city: 'Pune' },
      [{ city: 'Pune' }],
    ]);
    expect(store.answers()).toBe(session.answers());
  });

  it('two steps share answers, and an answer dropped in another step is named', () => {
    const { session } = sessionOf(wizardOf([first, second]), { age: 30, plan: 'gold' });
    const [one, two] = session.steps.map((step) => new FormStore(step, session));
    two!.connect();
    one!.change('age', 40);
    expect([two!.answers(), two!.visible().has('plan'), session.state().dropped]).toEqual([
      { age: 40 },
      false,
      ['plan'],
    ]);
  });

  it('saves nothing after a lead was sent, until an answer changes', () => {
    const { session, saved } = sessionOf(formOf(first), { city: 'Pune' });
    session.put({ reference: 'R' });
    session.put({ done: true });
    session.change(session.steps[0]!, { city: 'Goa' }, 'city');
    expect(saved).toEqual(['clear', 'clear', { city: 'Goa' }]);
    expect([session.state().done, session.state().reference]).toEqual([false, undefined]);
    session.startOver();
    expect([session.answers(), saved.at(-1)]).toEqual([{}, 'clear']);
  });
});
