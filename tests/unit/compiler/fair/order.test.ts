import { describe, expect, it } from 'vitest';
import { examineOrder } from '../../../../src/compiler/lint/fair/order.ts';
import { Draw } from '../../../support/mutations/draw.ts';
import { scratchSite } from '../../../support/scratch-site.ts';
import { seed } from '../../../support/seed.ts';

const draw = new Draw(seed);
const site = scratchSite();

interface Drawn {
  /** The prices as they are written; undefined for an item that has none. */
  readonly prices: readonly (number | undefined)[];
  /** What is shown for an item without a price; a number is its price. */
  readonly missing: string | number;
  readonly hasPrices: boolean;
  readonly reason: boolean;
}

const drawn = (): Drawn => ({
  prices: Array.from({ length: 1 + draw.below(5) }, () =>
    draw.one([1, 2, 2, 3, 20, 100, undefined, undefined, undefined]),
  ),
  missing: draw.one(['Ask us', 2, 0])!,
  hasPrices: draw.below(6) > 0,
  reason: draw.below(3) === 0,
});

const catalogOf = ({ prices, missing, hasPrices, reason }: Drawn): string => `
of: items
source: a test
validFrom: 2025-04-01
${reason ? "unfair: { order: 'For a test' }\n" : ''}api: { name: Cover, list: /covers, item: '/covers/{id}', ids: 100, filters: { upTo: { atMost: premium, to: 1000 } } }
attributes:
  name: { type: text, tells: name }
  premium: { type: amount, label: Premium, missing: ${typeof missing === 'string' ? `'${missing}'` : missing}${hasPrices ? ', tells: price, better: lowest, best: Lowest premium' : ''} }
items:
${prices
  .map(
    (price, index) =>
      `  - { id: item${index}, name: Item ${index}${price === undefined ? '' : `, premium: ${price}`} }`,
  )
  .join('\n')}
`;

/**
 * Whether an item comes after a dearer one, by comparing each two. Nobody knows which is dearer if one has no price.
 */
function byBruteForce({ prices, missing, hasPrices }: Drawn): boolean {
  const known = prices.map((price) => price ?? (typeof missing === 'number' ? missing : undefined));
  return (
    hasPrices &&
    known.some((price, index) =>
      known.slice(0, index).some((before) => price !== undefined && before !== undefined && price < before),
    )
  );
}

describe('the least price comes first: the proof finds what comparing each two items finds', () => {
  it.each(Array.from({ length: 60 }, (_, index) => index))('in drawn catalog %i', () => {
    const config = drawn();
    site.write('config/catalog/covers.yaml', catalogOf(config));
    const { symbols, problems } = site.compile();
    const source = symbols.catalogs.get('covers');
    if (!source) throw new Error(problems.map(({ message }) => message).join('\n'));
    const isLate = byBruteForce(config);
    const { unfair, excused } = examineOrder(source);
    const codes = unfair.map(({ code }) => code);
    expect([codes, excused.length], catalogOf(config)).toEqual(
      config.reason ? [isLate ? [] : ['fair/unneeded'], isLate ? 1 : 0] : [isLate ? ['fair/order'] : [], 0],
    );
  });
});
