import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scratchSite } from '../../support/scratch-site.ts';

/** What is said of situations and of the items that answer them is compared with each item, one by one. */
const site = scratchSite();

const ids = ['one', 'two', 'three'] as const;
const words = ['Water', 'Fire', 'Theft'];
const makers = ['Maker', 'Other'];

interface Item {
  readonly by: string;
  readonly covers: readonly string[];
  readonly excludes: readonly string[];
}

interface Answer {
  readonly of: string;
  readonly says: string;
  readonly states: string | undefined;
  readonly source: string | undefined;
}

const item: fc.Arbitrary<Item> = fc
  .record({
    by: fc.constantFrom(...makers),
    places: fc.tuple(...words.map(() => fc.constantFrom('yes', 'no', 'none'))),
  })
  .map(({ by, places }) => ({
    by,
    covers: ['Rust', ...words.filter((_, index) => places[index] === 'yes')],
    excludes: ['Wear', ...words.filter((_, index) => places[index] === 'no')],
  }));

const answer: fc.Arbitrary<Answer> = fc.record({
  of: fc.constantFrom(...ids),
  says: fc.constantFrom('yes', 'no', 'when'),
  states: fc.option(fc.constantFrom(...words, 'Rust', 'Wear'), { nil: undefined, freq: 6 }),
  source: fc.option(fc.constantFrom('act', 'law'), { nil: undefined, freq: 2 }),
});

const drawn = fc.record({
  items: fc.tuple(item, item, item),
  /** The maker whose items answer; undefined for all. */
  only: fc.option(fc.constantFrom(...makers), { nil: undefined }),
  situations: fc.array(fc.array(answer, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 2 }),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer One> ? One : never;

const catalog = ({ items }: Drawn): string => `
of: offers
source: a test
validFrom: 2025-04-01
items:
${items.map((one, index) => `  - ${JSON.stringify({ id: ids[index], name: `Item ${ids[index]}`, ...one })}\n`).join('')}`;

const list = ({ only, situations }: Drawn): string => `
of: situations
source: a test
validFrom: 2025-04-01
answeredBy: [${JSON.stringify({ catalog: 'warranties', ...(only && { only: { by: only } }) })}]
sources: { act: { name: Consumer Act, at: Section 2 } }
items:
${situations
  .map(
    (answers, index) =>
      `  - ${JSON.stringify({ id: `case-${index}`, title: `Case ${index}`, text: 'This happened.', answers: answers.map((one) => ({ ...one, because: 'So it is written.' })) })}\n`,
  )
  .join('')}`;

const block =
  "- { block: situations, heading: Does it pay, list: repairs, yesWord: 'Yes', noWord: 'No', whenWord: When, count: '{yes} yes, {when} when, {no} no', states: 'It states:', source: 'Source:' }";

/** The problems of the list, each as code and line. */
function told(asked: Drawn): string[] {
  site.reset();
  site.write('config/catalog/warranties.yaml', catalog(asked));
  site.write('config/lists/repairs.yaml', list(asked));
  site.write(
    'config/pages/home.yaml',
    site.read('config/pages/home.yaml').replace(/(?=- \{ block: faq)/, `${block}\n  `),
  );
  const { problems, unready } = site.compile();
  return [...problems, ...unready]
    .filter(({ code }) => !/^\w+\/unused$/.test(code))
    .map(({ code }) => code)
    .sort();
}

/** The same, read here by hand. */
function so({ items, only, situations }: Drawn): string[] {
  const answering = ids.filter((_, index) => only === undefined || items[index]!.by === only);
  const cited = situations.flat().flatMap(({ source }) => source ?? []);
  return [
    ...(answering.length === 0 ? ['situation/nobody'] : []),
    ...(cited.includes('act') || cited.includes('law') ? [] : ['situation/unused-source']),
    ...situations.flatMap((answers) => ofSituation(answers, items, answering)),
  ].sort();
}

function ofSituation(answers: readonly Answer[], items: readonly Item[], answering: readonly string[]): string[] {
  const isKnown = answering.length > 0;
  const wrong = answers.flatMap(({ of, says, states, source }, index): string[] => {
    if (answers.slice(0, index).some((earlier) => earlier.of === of)) return ['situation/answers-twice'];
    if (isKnown && !answering.includes(of)) return ['situation/unknown-item'];
    const { covers, excludes } = items[ids.indexOf(of as (typeof ids)[number])]!;
    const isStated = states === undefined || [...covers, ...excludes].includes(states);
    return [
      ...(states === undefined && source === undefined ? ['situation/no-source'] : []),
      ...(source === 'law' ? ['situation/unknown-source'] : []),
      ...(isKnown && !isStated ? ['situation/not-stated'] : []),
      ...(isKnown && says === 'yes' && states !== undefined && excludes.includes(states)
        ? ['situation/contradiction']
        : []),
    ];
  });
  const isComplete = answering.every((id) => answers.some(({ of }) => of === id));
  return [...wrong, ...(isComplete || wrong.includes('situation/unknown-item') ? [] : ['situation/no-answer'])];
}

it('what is said of the answers to situations is so for every item, and nothing else is', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(drawn, (asked) => {
      const codes = told(asked);
      expect(codes).toEqual(so(asked));
      for (const code of codes) seen.add(code);
    }),
    { numRuns: 150 },
  );
  expect([...seen].filter((code) => code.startsWith('situation/'))).toHaveLength(9);
});
