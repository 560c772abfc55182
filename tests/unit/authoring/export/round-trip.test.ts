import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnForm } from './drawn.ts';
import { decided, differences, outcome, toldOf, tripsOf } from './trip.ts';

const seed = process.env.SEED === undefined ? 11 : Number(process.env.SEED);
const forms = fc.sample(drawnForm, { seed, numRuns: Number(process.env.COUNT ?? 25) });

/** The forms have names of their own in one site, because that is much faster than a site for each. */
describe.each(['rjsf', 'surveyjs'])('a drawn form that is exported to %s and imported again', (target) => {
  it.each(tripsOf(target, forms))('is as before, or says what is lost: $index', (trip) => {
    const { before, modules, lost, drawn, said } = trip;
    const told = toldOf(lost);
    const lostFields = decided(before, told);
    expect(differences(trip, told), said).toEqual([]);
    for (const answers of drawn.tries) {
      const [first, second] = modules.map((form) => outcome(form, answers, lostFields, !told('the check')));
      expect(second, `${JSON.stringify(answers)}\n${said}`).toEqual(first);
    }
  });
});
