import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scratchSite } from '../../support/scratch-site.ts';
import { conditionsAbout, every, everybody, holds, type Answers, type Condition } from './drawn-conditions.ts';
import { quoteWho } from './quote-start.ts';

const site = scratchSite();

/** What the check says of a file, beside the files of the valid site. */
function told(file: string, text: string) {
  site.reset();
  site.write(file, text);
  const { problems, unready } = site.compile();
  return [...problems, ...unready].filter(({ place }) => place.file === file);
}

/** Whether a condition is reported by itself, which another test compares. Then no visitors are simulated. */
const isAboutCondition = ({ code }: { readonly code: string }): boolean => /^(condition|step)\//.test(code);

interface Hideable {
  readonly when: Condition;
  readonly isKept: boolean;
}

type Asked = Answers & { readonly shade?: number | undefined };
type Name = keyof Asked;

/** The questions of a form, each shown by the answers to some before it. */
type Questions = Readonly<Record<'few' | 'name' | 'shade', Hideable>> & {
  readonly isNeeded: boolean;
  /** Answers that are cleared when the box is changed. */
  readonly clears: readonly ('few' | 'name')[];
};

const questions: fc.Arbitrary<Questions> = fc.record({
  few: fc.record({ when: conditionsAbout(['colour', 'sure']), isKept: fc.boolean() }),
  name: fc.record({ when: conditionsAbout(['colour', 'few', 'sure']), isKept: fc.boolean() }),
  shade: fc.record({ when: conditionsAbout(['colour', 'few', 'name']), isKept: fc.constant(false) }),
  isNeeded: fc.boolean(),
  clears: fc.subarray(['few', 'name'] as const),
});

const answersTo: Readonly<Record<Name, readonly unknown[]>> = { ...every, shade: [1] };

const isShown = (asked: Questions, name: Name, answers: Asked): boolean =>
  name === 'colour' || name === 'sure' || holds(asked[name].when, answers);

const without = (answers: Asked, name: Name): Asked => ({ ...answers, [name]: undefined });

/** The answers without those whose questions are hidden and that are not kept. */
function settled(asked: Questions, answers: Asked): Asked {
  const gone = (['few', 'name', 'shade'] as const).find(
    (name) => answers[name] !== undefined && !asked[name].isKept && !isShown(asked, name, answers),
  );
  return gone ? settled(asked, without(answers, gone)) : answers;
}

/** All answers that visitors can come to, by giving and taking back one after the other. */
function reached(asked: Questions): Asked[] {
  const found = new Map<string, Asked>([['{}', {}]]);
  for (const answers of found.values()) {
    for (const [name, values] of Object.entries(answersTo) as [Name, readonly unknown[]][]) {
      if (!isShown(asked, name, answers)) continue;
      for (const value of name === 'colour' ? values : [undefined, ...values]) {
        const given = { ...answers, [name]: value };
        const cleared = name === 'sure' ? asked.clears.reduce<Asked>(without, given) : given;
        const next = settled(asked, cleared);
        found.set(JSON.stringify(Object.entries(next).sort()), next);
      }
    }
  }
  return [...found.values()];
}

/** What visitors see: the questions, and which of them still needs an answer. */
const sight = (asked: Questions, answers: Asked): string =>
  JSON.stringify(
    (Object.keys(answersTo) as Name[]).map((name) => [
      isShown(asked, name, answers),
      name === 'shade' && asked.isNeeded && answers.shade === undefined,
    ]),
  );

const hideable = ({ when, isKept }: Hideable): string =>
  JSON.stringify({ when, ...(isKept && { whenHidden: 'keep' }) });

const form = (asked: Questions): string => `
schema:
  type: object
  required: [colour${asked.isNeeded ? ', shade' : ''}]
  properties:
    colour: { type: string, title: Colour, x-list: colours }
    sure: { type: boolean, title: Sure }
    few: { type: integer, title: How few, minimum: 0, maximum: 3 }
    name: { type: string, title: Name, pattern: '^[ab]{1,2}$' }
    shade: { type: integer, title: Shade }
ui:
  colour: { widget: radio }
  few: ${hideable(asked.few)}
  name: ${hideable(asked.name)}
  shade: ${hideable(asked.shade)}
${asked.clears.length > 0 ? `effects: [{ changed: sure, clear: [${asked.clears.join(', ')}] }]` : ''}
messages:
  colour: { required: Choose a colour }
  few: { minimum: More, maximum: Less }
  name: { pattern: One or two letters }
${asked.isNeeded ? '  shade: { required: Say }' : ''}
submit: { label: Ask, actions: [{ alert: You asked. }] }
examples: [{ name: nobody, answers: {}, errors: { colour: Choose a colour } }]
`;

it('an answer that is said to outlive its question does, for some visitor, and no other does', () => {
  let compared = 0;
  fc.assert(
    fc.property(questions, (asked) => {
      const problems = told('config/forms/ask.yaml', form(asked));
      if (problems.some(isAboutCondition)) return;
      const stale = problems
        .filter(({ code }) => code === 'field/stale-answer')
        .map(({ message }) => /the question "(\w+)" is hidden/.exec(message)?.[1]);
      const states = reached(asked);
      const outlived = (['few', 'name'] as const).filter((name) =>
        states.some(
          (answers) =>
            asked[name].isKept &&
            answers[name] !== undefined &&
            !isShown(asked, name, answers) &&
            sight(asked, answers) !== sight(asked, without(answers, name)),
        ),
      );
      expect(stale).toEqual(outlived);
      compared++;
    }),
    { numRuns: 60 },
  );
  expect(compared).toBeGreaterThan(10);
});

/** A wizard of two steps, each with exits. The second asks what the first does not. */
interface Wizard {
  readonly first: readonly Condition[];
  readonly second: readonly Condition[];
}

const wizards: fc.Arbitrary<Wizard> = fc.record({
  first: fc.array(conditionsAbout(['colour', 'few']), { maxLength: 3 }),
  second: fc.array(conditionsAbout(['colour', 'few', 'name', 'sure']), { maxLength: 3 }),
});

const exits = (step: string, all: readonly Condition[]): string =>
  all.length === 0
    ? ''
    : `exits: ${JSON.stringify(all.map((when, index) => ({ id: `${step}-${index}`, when, heading: 'Call us', text: 'We help.' })))}`;

/** The second step, up to what only one of the wizards has. */
const secondStep = `  - id: more
    title: More
    schema:
      type: object
      properties:
        name: { type: string, title: Name, pattern: '^[ab]{1,2}$' }
        sure: { type: boolean, title: Sure }
    messages:
      name: { pattern: One or two letters }`;

const wizard = ({ first, second }: Wizard): string => `${quoteWho}
      required: [colour]
      properties:
        colour: { type: string, title: Colour, x-list: colours }
        few: { type: integer, title: How few, minimum: 0, maximum: 3 }
    messages:
      colour: { required: Choose a colour }
      few: { minimum: More, maximum: Less }
    ${exits('first', first)}
${secondStep}
    ${exits('second', second)}
  - id: rest
    title: Rest
    schema:
      type: object
      properties:
        note: { type: string, title: Note }
submit: { label: Done, actions: [{ log: quote }] }
examples: [{ name: nobody, answers: {}, steps: [who, more, rest], stoppedAt: who, errors: { colour: Choose a colour } }]
`;

/** The exits at which some of these visitors end, and the visitors who go on. */
function endsOf(step: string, all: readonly Condition[], visitors: readonly Answers[]) {
  const at = visitors.map((answers) => all.findIndex((when) => holds(when, answers)));
  return {
    never: all
      .map((_, index) => index)
      .filter((index) => !at.includes(index))
      .map((index) => `${step}-${index}`),
    goOn: visitors.filter((_, index) => at[index] === -1),
  };
}

describe('exits of a wizard', () => {
  it('one that is said to end it never or always does, for all visitors, and no other does', () => {
    let compared = 0;
    fc.assert(
      fc.property(wizards, (drawn) => {
        const problems = told('config/wizards/quote.yaml', wizard(drawn));
        if (problems.some(isAboutCondition)) return;
        const first = endsOf('first', drawn.first, everybody);
        const second = endsOf('second', drawn.second, first.goOn);
        const codes = problems.map(({ code }) => code);
        const never = problems
          .filter(({ code }) => code === 'exit/never')
          .map(({ message }) => /the exit "([\w-]+)"/.exec(message)?.[1]);
        const isEnd = first.goOn.length === 0 || second.goOn.length === 0;
        expect(codes.includes('exit/always')).toBe(isEnd);
        if (!isEnd) expect(never).toEqual([...first.never, ...second.never]);
        expect(codes.filter((code) => !code.startsWith('exit/'))).toEqual([]);
        compared++;
      }),
      { numRuns: 60 },
    );
    expect(compared).toBeGreaterThan(10);
  });
});

/** A wizard whose first step asks for a number when some answer, perhaps a later one, has been given. */
const askingWizard = (when: Condition, isRequired: boolean): string => `${quoteWho}
      required: [colour${isRequired ? ', few' : ''}]
      properties:
        colour: { type: string, title: Colour, x-list: colours }
        few: { type: integer, title: How few, minimum: 0, maximum: 3 }
    ui: { few: ${JSON.stringify({ when })} }
    messages:
      colour: { required: Choose a colour }
      few: { ${isRequired ? 'required: Give a number, ' : ''}minimum: More, maximum: Less }
${secondStep}
submit: { label: Done, actions: [{ log: quote }] }
examples: [{ name: nobody, answers: {}, stoppedAt: who, errors: { colour: Choose a colour } }]
`;

/** Whether a visitor who was not asked at first is asked because of a later answer. */
const leadsBack = (when: Condition): boolean =>
  every.colour.some(
    (colour) =>
      !holds(when, { colour }) &&
      [undefined, ...every.name].some((name) => [undefined, true].some((sure) => holds(when, { colour, name, sure }))),
  );

it('a wizard that is said to lead visitors back does, for some visitor, and no other does', () => {
  const compared = { loops: 0, others: 0 };
  fc.assert(
    fc.property(conditionsAbout(['colour', 'name', 'sure']), fc.boolean(), (when, isRequired) => {
      const problems = told('config/wizards/quote.yaml', askingWizard(when, isRequired));
      if (problems.some(isAboutCondition)) return;
      const isLoop = isRequired && leadsBack(when);
      expect([...new Set(problems.map(({ code }) => code))]).toEqual(isLoop ? ['wizard/loop'] : []);
      compared[isLoop ? 'loops' : 'others']++;
    }),
    { numRuns: 60 },
  );
  expect(compared.loops).toBeGreaterThan(8);
  expect(compared.others).toBeGreaterThan(8);
});
