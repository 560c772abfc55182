import type { Answers } from '../plan/answers.ts';
import type { Offer } from '../plan/config.generated.ts';
import type { Message } from '../plan/message.ts';
import type { AboutValues, OfferCode, Offered, OffersModule, OffersPlan, PriceLine } from '../plan/offers.ts';
import { pick, present } from './answers.ts';
import { add, plainNumber, roundTo } from './expressions/numbers.ts';
import type { ExpressionCode, EvaluationContext } from './expressions/run.ts';
import { withChanges } from './offer-changes.ts';
import { messageInWords } from './texts.ts';

/**
 * What is offered for answers: for each item of the catalog whether it fits, what is different about it, and its price
 * with the lines that make it.
 * A need whose answer is missing excludes nothing; a line whose amount is missing leaves the item without a price.
 * Takes    `codes`: the expressions; `items`: by item, which of them it depends on
 */
export function offering(
  plan: OffersPlan,
  codes: readonly ExpressionCode[],
  items: readonly OfferCode[],
  told: EvaluationContext,
): OffersModule {
  const one = (item: Offer, { values, needs, lines, changes = [] }: OfferCode, answers: Answers): Offered => {
    const given: Record<string, unknown> = { ...present(answers) };
    const run = (code: number, more?: Answers): unknown => codes[code]!({ ...given, ...more } as Answers, told);
    for (const [name, code] of values) given[name] = run(code);
    const words = (message: Message): string => wordsAbout(item, message, given, plan);
    const refused = needs.findIndex((code) => run(code) === false);
    if (refused >= 0) return { item, refused: words(plan.needs[refused]!), lines: [] };
    const made = (plan.changes ?? []).filter((_, index) => run(changes[index]!) === true);
    const names = made.flatMap(({ name }) => name ?? []);
    const changed = {
      ...withChanges(item, plan.pays?.[item.id], made),
      ...(names.length > 0 && { changed: names }),
    };
    let subtotal = 0;
    const shown: PriceLine[] = [];
    let isOnce = false;
    for (const [index, { when, amount, once = false }] of lines.entries()) {
      if (when !== undefined && run(when) !== true) continue;
      const worked: unknown = plainNumber(roundTo(run(amount, { subtotal }), plan.unit));
      if (typeof worked !== 'number') return { ...changed, lines: shown, lacks: index };
      isOnce ||= once;
      subtotal = plainNumber(add(subtotal, worked)) as number;
      shown.push({ label: words(plan.lines[index]!), amount: worked });
    }
    return {
      ...changed,
      lines: shown,
      price: subtotal,
      ...(isOnce && { once: true }),
      ...(plan.about !== undefined && { about: words(plan.about) }),
      ...(plan.told && { told: pick(given as Answers, (name) => plan.told!.includes(name)) as AboutValues }),
    };
  };
  return { plan, offered: (answers) => plan.items.map((item, index) => one(item, items[index]!, answers)) };
}

/** What the price of an item was for, with the values of `about` that a link has; undefined without them. */
export const aboutItem = (item: Offer, told: AboutValues, plan: OffersPlan): string | undefined =>
  plan.about === undefined || Object.keys(told).length === 0 ? undefined : wordsAbout(item, plan.about, told, plan);

const wordsAbout = (
  item: Offer,
  message: Message,
  given: Readonly<Record<string, unknown>>,
  { fields }: OffersPlan,
): string => messageInWords(message, { ...given, offer: { ...item.values, name: item.name, by: item.by } }, fields);
