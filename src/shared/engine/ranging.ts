import type { Answers } from '../plan/answers.ts';
import type { OfferCode, OpenPlan, PriceRange, RangeModule } from '../plan/offers.ts';
import { pick, present } from './answers.ts';
import type { ExpressionCode, EvaluationContext } from './expressions/run.ts';
import { truthOf } from './ranges/logic.ts';
import { plainNumber, roundTo } from './ranges/numbers.ts';
import { oneOf, opened, span } from './ranges/open.ts';

/**
 * The price range of the items that may still fit, while some answers are open. With each further answer, the range
 * becomes narrower or stays. It is shown once its least price is more than 0.
 * Takes    `codes`: the expressions, emitted with the modules of `engine/ranges`; `items`: by item, which of them it
 *          depends on; `asked`: the possible answers; `unit`: amounts are rounded to a multiple of it
 */
export function ranging(
  codes: readonly ExpressionCode[],
  items: readonly OfferCode[],
  asked: Readonly<Record<string, OpenPlan>>,
  unit: number,
  told: EvaluationContext,
): RangeModule {
  const priceOf = pricing((code, given) => codes[code]!(given as Answers, told), unit);
  /** The prices of all items with these answers, open ones among them. */
  const pricesOf = (given: object): readonly (Price | 'lacking')[] =>
    items.map((item) => priceOf(item, given)).filter((price) => price !== 'refused');
  return {
    range(answers, done): PriceRange | undefined {
      const open = Object.entries(asked).filter(([, { step }]) => !done.has(step));
      const fields = new Set(open.map(([field]) => field));
      const known = pick(present(answers), (field) => !fields.has(field));
      const given = { ...known, ...Object.fromEntries(open.map(([field, plan]) => [field, openAnswer(plan)])) };
      const all = casesOf(open).flatMap((one) => pricesOf({ ...given, ...one }));
      const prices = all.filter((price) => price !== 'lacking');
      if (prices.length === 0) return all.length > 0 ? undefined : { fits: false };
      const least = Math.min(...prices.map((price) => price.least));
      const greatest = Math.max(...prices.map((price) => price.greatest));
      const isOnce = prices.some(({ once }) => once);
      if (least <= 0 || !Number.isFinite(greatest)) return undefined;
      return { fits: true, least, greatest, ...(isOnce && { once: true }) };
    },
  };
}

interface Price {
  readonly least: number;
  readonly greatest: number;
  /** Whether it may have an amount that is paid once for several years. */
  readonly once: boolean;
}

/**
 * The possible price of an item. An amount is assumed to be monotonic in the sum of the lines above it.
 * Takes    `run`: evaluates an expression with values that may be open
 */
const pricing =
  (run: (code: number, given: object) => unknown, unit: number) =>
  ({ values, needs, lines }: OfferCode, answers: object): Price | 'refused' | 'lacking' => {
    const given: Record<string, unknown> = { ...answers };
    for (const [name, code] of values) given[name] = run(code, given);
    if (needs.some((code) => opened(run(code, given)).values?.every((value) => value === false))) return 'refused';
    let [least, greatest] = [0, 0];
    let isOnce = false;
    for (const { when, amount, once = false } of lines) {
      const { canHold, canFail } = when === undefined ? { canHold: true, canFail: false } : truthOf(run(when, given));
      if (!canHold) continue;
      const sums = [least, greatest].map((subtotal) => {
        const worked = opened(plainNumber(roundTo(run(amount, { ...given, subtotal }), unit)));
        return { least: subtotal + worked.least, greatest: subtotal + worked.greatest };
      });
      // Without a number there is no price, unless the line turns out not to count.
      const [one, other] = sums.filter((sum) => sum.least <= sum.greatest);
      if (!one || !other) {
        if (canFail) continue;
        return 'lacking';
      }
      isOnce ||= once;
      least = Math.min(one.least, other.least, canFail ? least : Infinity);
      greatest = Math.max(one.greatest, other.greatest, canFail ? greatest : -Infinity);
    }
    return greatest > 0 ? { least, greatest, once: isOnce } : 'lacking';
  };

/** Most cases to examine one by one. */
const mostCases = 4;

/**
 * The cases that the first open choices make. So lines that depend on the same choice are evaluated together, such as
 * one for visitors who want an extra and one for those who do not.
 */
function casesOf(open: readonly (readonly [field: string, plan: OpenPlan])[]): readonly object[] {
  let cases: object[] = [{}];
  for (const [field, plan] of open) {
    const values = openValues(plan);
    if (!values) continue;
    if (cases.length * values.length > mostCases) break;
    cases = cases.flatMap((one) => values.map((value) => ({ ...one, [field]: value })));
  }
  return cases;
}

const openValues = ({ values, mayLack }: OpenPlan): readonly unknown[] | undefined =>
  values && [...values, ...(mayLack ? [undefined] : [])];

/** The possible values of an answer that is not given yet. */
function openAnswer(plan: OpenPlan): unknown {
  const values = openValues(plan);
  const { least = -Infinity, greatest = Infinity, mayLack = false } = plan;
  return values ? oneOf(values) : span(least, greatest, mayLack);
}
