import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scratchSite } from '../../support/scratch-site.ts';
import { conditionsAbout, everybody, holds, type Answers, type Condition } from './drawn-conditions.ts';
import { quoteWho } from './quote-start.ts';

/** A step that is said to keep visitors is compared with all visitors who come to it. */
const site = scratchSite();

interface Told {
  /** For each report: the answers of the visitors whom the step is said to keep; none if it keeps all. */
  readonly kept: readonly Readonly<Record<string, unknown>>[];
  readonly codes: readonly string[];
}

/** The answers that a problem names: colour "red", few 2 and sure true. */
const namedIn = (message: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [
      ...(/^A visitor with (.*) cannot (?:leave|submit)/.exec(message)?.[1] ?? '').matchAll(
        /(\w+) ("\w+"|-?\d+|true|false|none)/g,
      ),
    ].map(([, field, value]) => [field, value === 'none' ? undefined : JSON.parse(value!)]),
  );

/** What is said of a file, beside the files of the valid site. */
function told(file: string, text: string): Told {
  site.reset();
  site.write(file, text);
  site.write('config/lists/tones.yaml', tones);
  const { problems, unready } = site.compile();
  const all = [...problems, ...unready].filter(({ code }) => !/^\w+\/unused$/.test(code));
  return {
    kept: all.flatMap(({ code, message }) =>
      code === 'step/never-left' || code === 'form/never-passed' ? [namedIn(message)] : [],
    ),
    codes: [...new Set(all.map(({ code }) => code))],
  };
}

const tones = 'of: options\nitems:\n  - { value: pink, label: Pink }\n  - { value: ruby, label: Ruby }\n';

/** A condition, or that the number has no answer: then the file says so in an expression. */
type Hidden = Condition | '!has(few)';
const isSo = (hidden: Hidden, answers: Answers): boolean =>
  typeof hidden === 'string' ? answers.few === undefined : holds(hidden, answers);
const hidden: fc.Arbitrary<Hidden> = fc.oneof(
  { weight: 5, arbitrary: conditionsAbout(['colour', 'few', 'sure']) },
  { weight: 1, arbitrary: fc.constant('!has(few)' as const) },
);

/** When the one required question of the second step is asked, and when each of its two choices cannot be chosen. */
interface Asked {
  readonly isFewNeeded: boolean;
  readonly when: Condition | undefined;
  readonly pink: Hidden | undefined;
  readonly ruby: Hidden | undefined;
}

const asked: fc.Arbitrary<Asked> = fc.record({
  isFewNeeded: fc.boolean(),
  when: fc.option(conditionsAbout(['colour', 'few', 'sure']), { nil: undefined }),
  pink: fc.option(hidden, { nil: undefined, freq: 8 }),
  ruby: fc.option(hidden, { nil: undefined, freq: 8 }),
});

const soldOut = (when: Hidden | undefined) => (when ? { when, reason: 'Sold out for you' } : 'Sold out');

const uiOfTone = ({ when, pink, ruby }: Asked): string =>
  JSON.stringify({ ...(when && { when }), unavailable: { pink: soldOut(pink), ruby: soldOut(ruby) } });

/** The questions of the first step, up to its messages. */
const who = (isFewNeeded: boolean): string => `${quoteWho}
      required: [colour${isFewNeeded ? ', few' : ''}]
      properties:
        colour: { type: string, title: Colour, x-list: colours }
        few: { type: integer, title: How few, minimum: 0, maximum: 3 }
    messages:
      colour: { required: Choose a colour }
      few: { ${isFewNeeded ? 'required: Give a number, ' : ''}minimum: More, maximum: Less }`;

const end = (isFewNeeded: boolean): string => `
submit: { label: Done, actions: [{ log: quote }] }
examples: [{ name: nobody, answers: {}, stoppedAt: who, errors: { colour: Choose a colour${isFewNeeded ? ', few: Give a number' : ''} } }]
`;

const wizardAskingTone = (drawn: Asked): string => `${who(drawn.isFewNeeded)}
  - id: more
    title: More
    schema:
      type: object
      required: [tone]
      properties:
        sure: { type: boolean, title: Sure }
        tone: { type: string, title: Tone, x-list: tones }
    ui:
      tone: ${uiOfTone(drawn)}
    messages:
      tone: { required: Choose a tone }
${end(drawn.isFewNeeded)}`;

const formAskingTone = (drawn: Asked): string => `
schema:
  type: object
  required: [colour, tone${drawn.isFewNeeded ? ', few' : ''}]
  properties:
    colour: { type: string, title: Colour, x-list: colours }
    few: { type: integer, title: How few, minimum: 0, maximum: 3 }
    sure: { type: boolean, title: Sure }
    tone: { type: string, title: Tone, x-list: tones }
ui:
  tone: ${uiOfTone(drawn)}
messages:
  colour: { required: Choose a colour }
  few: { ${drawn.isFewNeeded ? 'required: Give a number, ' : ''}minimum: More, maximum: Less }
  tone: { required: Choose a tone }
submit: { label: Ask, actions: [{ alert: You asked. }] }
examples: [{ name: nobody, answers: {}, errors: ${JSON.stringify({ colour: 'Choose a colour', ...(drawn.isFewNeeded && { few: 'Give a number' }), ...(!drawn.when && { tone: 'Choose a tone' }) })} }]
`;

/** Whether a visitor has all of some answers. */
const has = (visitor: Answers, answers: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(answers).every(([field, value]) => visitor[field as keyof Answers] === value);

const visitorsWith = (isFewNeeded: boolean): readonly Answers[] =>
  everybody.filter(({ name, few }) => name === undefined && (!isFewNeeded || few !== undefined));

it.each([
  ['step', 'config/wizards/quote.yaml', wizardAskingTone, 'step/never-left'],
  ['form', 'config/forms/ask.yaml', formAskingTone, 'form/never-passed'],
])('a %s that is said to keep visitors who find no choice does, and no other does', (_, file, text, code) => {
  const compared = { kept: 0, others: 0 };
  fc.assert(
    fc.property(asked, (drawn) => {
      const { kept, codes } = told(file, text(drawn));
      if (codes.some((one) => one.startsWith('condition/'))) return;
      const visitors = visitorsWith(drawn.isFewNeeded);
      const isStuck = (answers: Answers): boolean =>
        (!drawn.when || holds(drawn.when, answers)) &&
        [drawn.pink, drawn.ruby].every((one) => !one || isSo(one, answers));
      for (const answers of kept) expect(visitors.filter((one) => has(one, answers) && !isStuck(one))).toEqual([]);
      const isKept = visitors.some(isStuck);
      expect(codes).toEqual(isKept ? [code] : []);
      compared[isKept ? 'kept' : 'others']++;
    }),
    { numRuns: 60 },
  );
  expect(compared.kept).toBeGreaterThan(8);
  expect(compared.others).toBeGreaterThan(8);
});

/** A rule of the second step. Where an answer that it needs is missing, it refuses nobody. */
interface Rule {
  /** As it is written in the file. */
  readonly text: string;
  allows(visitor: Answers, count: number): boolean;
}

const number = fc.integer({ min: 0, max: 4 });
const rule: fc.Arbitrary<Rule> = fc.oneof(
  number.map((off): Rule => ({
    text: `count + ${off} >= few * 2`,
    allows: ({ few }, count) => few === undefined || count + off >= few * 2,
  })),
  number.map((sum): Rule => ({
    text: `count + few == ${sum}`,
    allows: ({ few }, count) => few === undefined || count + few === sum,
  })),
  number.map((most): Rule => ({ text: `count < ${most}`, allows: (_, count) => count < most })),
  number.map((least): Rule => ({
    text: `sure || count > ${least}`,
    allows: ({ sure }, count) => sure || count > least,
  })),
  number.map((least): Rule => ({
    text: `colour == "red" || count > ${least}`,
    allows: ({ colour }, count) => colour === 'red' || count > least,
  })),
);

const wizardAskingCount = (rules: readonly Rule[], isFewNeeded: boolean): string => `${who(isFewNeeded)}
  - id: more
    title: More
    schema:
      type: object
      required: [count]
      properties:
        sure: { type: boolean, title: Sure }
        count: { type: integer, title: How many, minimum: 0, maximum: 3 }
    messages:
      count: { required: Give a number, minimum: More, maximum: Less }
    rules:
${rules.map(({ text }) => `      - { assert: ${JSON.stringify(text)}, at: count, message: Not so }\n`).join('')}
${end(isFewNeeded)}`;

it('a step whose rules are said to keep visitors does, and no other does', () => {
  const compared = { kept: 0, others: 0 };
  const drawn = fc.tuple(
    fc.uniqueArray(rule, { minLength: 1, maxLength: 3, selector: ({ text }) => text }),
    fc.boolean(),
  );
  fc.assert(
    fc.property(drawn, ([rules, isFewNeeded]) => {
      const { kept, codes } = told('config/wizards/quote.yaml', wizardAskingCount(rules, isFewNeeded));
      const visitors = visitorsWith(isFewNeeded);
      // Whoever does not say that they are sure may still say it here.
      const isStuck = (one: Answers, answers: Answers): boolean =>
        ['sure' in answers ? [answers.sure] : [undefined, true]]
          .flat()
          .every((sure) =>
            [0, 1, 2, 3].every((count) => !rules.every(({ allows }) => allows({ ...one, sure }, count))),
          );
      for (const answers of kept)
        expect(visitors.filter((one) => has(one, answers) && !isStuck(one, answers))).toEqual([]);
      const isKept = visitors.some((one) => isStuck(one, {}));
      // That a rule refuses nobody is compared in another test.
      if (codes.includes('message/never-shown')) return;
      expect(codes).toEqual(isKept ? ['step/never-left'] : []);
      compared[isKept ? 'kept' : 'others']++;
    }),
    { numRuns: 60 },
  );
  expect(compared.kept).toBeGreaterThan(8);
  expect(compared.others).toBeGreaterThan(8);
});
