import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scratchSite } from '../../support/scratch-site.ts';
import { leadsOf, sentForm } from './read-leads.ts';

const site = scratchSite();
site.write(
  'config/forms/ask.yaml',
  `
schema:
  type: object
  properties:
    text: { type: string, title: Amount as a text }
    amount: { type: integer, title: Amount }
    share: { type: number, title: Share }
    parts:
      type: array
      title: Parts
      maxItems: 2
      items: { type: object, properties: { text: { type: string, title: Part }, amount: { type: integer, title: Price } } }
ui:
  text: { widget: amount }
  amount: { widget: amount }
  share: { widget: number }
  parts:
    widget: rows
    options: { row: 'Part {n}', add: Add, remove: Remove, removed: '{row} was removed.', undo: Undo }
    rows: { ui: { text: { widget: amount }, amount: { widget: amount } } }
messages: { parts: { maxItems: Two } }
submit: { label: Ask, actions: [{ alert: You asked. }] }
examples: [{ name: nobody, answers: {}, does: [{ alert: You asked. }] }]
`,
);
const { symbols } = site.compile();
const { read, errorsOf } = leadsOf({ ask: sentForm(symbols, 'ask') });

/** What is stored of a lead, or the paths of what is refused. */
function stored(answers: object): object | (string | undefined)[] {
  const errors = errorsOf(answers);
  return errors.length === 0 ? read(answers).answers : errors.map(({ path }) => path);
}

const written = fc.string({ unit: fc.constantFrom(...'0123456789,. -+e₹१२lakh'), minLength: 1, maxLength: 8 });

it('the server stores the number that was sent, or refuses it; it never makes another one of a text', () => {
  fc.assert(
    fc.property(written, (text) => {
      if (text.trim() === '') return;
      const isDigits = /^[0-9]+$/.test(text);
      expect(stored({ text })).toEqual(isDigits ? { text } : ['/answers/text']);
      expect(stored({ parts: [{ text }] })).toEqual(isDigits ? { parts: [{ text }] } : ['/answers/parts/0/text']);
      for (const answers of [{ amount: text }, { share: text }])
        expect(stored(answers)).toEqual([`/answers/${Object.keys(answers)[0]!}`]);
      expect(stored({ parts: [{ amount: text }] })).toEqual(['/answers/parts/0/amount']);
    }),
  );
  fc.assert(
    fc.property(
      fc.nat(),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((share) => share + 0),
      (amount, share) => {
        const answers = { amount, share, parts: [{ amount }] };
        expect(stored(answers)).toEqual(answers);
      },
    ),
  );
});

it.each([1.5, '2.5 lakh', '3,2'])('the server refuses an amount of %s', (amount) =>
  expect(stored({ amount })).toEqual(['/answers/amount']),
);
