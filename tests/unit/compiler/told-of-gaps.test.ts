import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scratchSite } from '../../support/scratch-site.ts';
import { conditionsAbout, everybody, holds, type Answers, type Condition } from './drawn-conditions.ts';

/** A text that prints an answer: whether it is said to have a gap is compared with all visitors. */
const site = scratchSite();

interface Asked {
  readonly isRequired: boolean;
  /** When the printed answer is asked for. */
  readonly few: Condition | undefined;
  /** When the question is shown whose title prints it. */
  readonly shade: Condition | undefined;
  readonly words: string;
}

const asked: fc.Arbitrary<Asked> = fc.record({
  isRequired: fc.boolean(),
  few: fc.option(conditionsAbout(['colour', 'sure']), { nil: undefined }),
  shade: fc.option(conditionsAbout(['colour', 'sure', 'few']), { nil: undefined }),
  words: fc.oneof(
    { weight: 4, arbitrary: fc.constant('Shade of {few}') },
    { weight: 1, arbitrary: fc.constant('Shade of {few, select, missing {none} other {{few}}}') },
    { weight: 1, arbitrary: fc.constant('Shade') },
  ),
});

const shownWhen = (when: Condition | undefined): string => (when ? JSON.stringify({ when }) : '{}');

const form = ({ isRequired, few, shade, words }: Asked): string => `
schema:
  type: object
  required: [colour${isRequired ? ', few' : ''}]
  properties:
    colour: { type: string, title: Colour, x-list: colours }
    sure: { type: boolean, title: Sure }
    few: { type: integer, title: How few, minimum: 0, maximum: 3 }
    shade: { type: string, title: '${words}' }
ui:
  few: ${shownWhen(few)}
  shade: ${shownWhen(shade)}
messages:
  colour: { required: Choose a colour }
  few: { ${isRequired ? 'required: Give a number, ' : ''}minimum: More, maximum: Less }
submit: { label: Ask, actions: [{ alert: You asked. }] }
examples: [{ name: nobody, answers: {}, errors: { colour: Choose a colour${isRequired && !few ? ', few: Give a number' : ''} } }]
`;

/**
 * Whether somebody reads the title without the number, also while the question for it is still to be answered. Who is
 * not asked for a number has none.
 */
const hasGap = ({ few, shade, words }: Asked): boolean =>
  words === 'Shade of {few}' &&
  [...everybody, ...everybody.map((answers) => ({ ...answers, colour: undefined }))]
    .map((answers): Answers => (few && !holds(few, answers) ? { ...answers, few: undefined } : answers))
    .some((answers) => answers.few === undefined && (!shade || holds(shade, answers)));

it('a text that is said to have a gap has one, for some visitor, and no other has', () => {
  const compared = { gaps: 0, others: 0 };
  fc.assert(
    fc.property(asked, (drawn) => {
      site.reset();
      site.write('config/forms/ask.yaml', form(drawn));
      const { problems, unready } = site.compile();
      const codes = [...problems, ...unready].map(({ code }) => code).filter((code) => !code.endsWith('/unused'));
      // That a condition never or always holds is compared in another test.
      if (codes.some((code) => /^(condition|message\/never)/.test(code))) return;
      const isGap = hasGap(drawn);
      expect(codes).toEqual(isGap ? ['message/gap'] : []);
      compared[isGap ? 'gaps' : 'others']++;
    }),
    { numRuns: 100 },
  );
  expect(compared.gaps).toBeGreaterThan(8);
  expect(compared.others).toBeGreaterThan(8);
});
