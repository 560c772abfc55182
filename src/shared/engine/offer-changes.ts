import type { Offer, OfferChange } from '../plan/config.generated.ts';
import type { Offered, Pays } from '../plan/offers.ts';

/** An item with its answers to situations, after some changes. */
export function withChanges(
  item: Offer,
  pays: readonly Pays[] | undefined,
  changes: readonly OfferChange[],
): Pick<Offered, 'item' | 'pays'> {
  const { facts } = item;
  return {
    item: {
      ...item,
      ...(facts && { facts: changes.reduce(changedFacts, facts) }),
      covers: changes.reduce((points, change) => changedPoints(points, change, change.covers), item.covers),
      excludes: changes.reduce((points, change) => changedPoints(points, change, change.excludes), item.excludes),
    },
    ...(pays && { pays: changes.reduce(changedAnswers, pays) }),
  };
}

const isLeft = (words: string, { only, without = [] }: OfferChange): boolean =>
  (only === undefined || only.includes(words)) && !without.includes(words);

const changedFacts = (facts: Readonly<Record<string, string>>, change: OfferChange): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts)
      .filter(([label]) => isLeft(label, change))
      .map(([label, value]) => [label, change.facts?.[label] ?? value]),
  );

const changedPoints = (points: readonly string[], change: OfferChange, more: readonly string[] = []): string[] => [
  ...points.filter((point) => isLeft(point, change)),
  ...more.filter((point) => !points.includes(point)),
];

const changedAnswers = (pays: readonly Pays[], { says = {} }: OfferChange): readonly Pays[] =>
  pays.map((one) => ({ ...one, says: says[one.title] ?? one.says }));
