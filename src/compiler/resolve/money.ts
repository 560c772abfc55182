import type { MoneyPlan, NumberStyle } from '../../shared/plan/message.ts';
import { perKey, perText } from '../../shared/memo.ts';
import { languageOf } from './languages.ts';
import { compileMessage } from './message.ts';
import type { SymbolTable } from './symbols.ts';

type OfSite = Pick<SymbolTable, 'site'>;

/** How the site writes numbers and amounts, as `money` of site.yaml says. */
export function numberStyleOf({ site }: OfSite): NumberStyle {
  const { sign, grouping } = site?.data.money ?? {};
  return styleOf(sign, grouping, languageOf(site?.data.language ?? 'en'));
}

/** Cached, because all messages of a site ask for the same style. */
const styleOf = perKey(
  100,
  (...parts: readonly [sign: string | undefined, grouping: string | undefined, language: string]) =>
    JSON.stringify(parts),
  (sign, grouping, language): NumberStyle => ({
    ...(sign !== undefined && { sign }),
    ...(grouping !== undefined && isLanguage(grouping) && digitsIn(grouping)),
    ...(language !== 'en' && isLanguage(language) && { plurals: language }),
  }),
);

/** How a language differs from 1,234.5. */
function digitsIn(language: string): NumberStyle {
  const parts = new Intl.NumberFormat(language, { useGrouping: 'always', numberingSystem: 'latn' }).formatToParts(
    123456789.5,
  );
  const of = (type: Intl.NumberFormatPartTypes) => parts.filter((part) => part.type === type).map(({ value }) => value);
  const [groups, [separator = ','], [point = '.']] = [of('integer'), of('group'), of('decimal')];
  const size = groups.at(-2)?.length ?? 3;
  return {
    ...(size !== 3 && { groups: size }),
    ...(separator !== ',' && { separator }),
    ...(point !== '.' && { point }),
  };
}

/** Whether JavaScript knows how a language groups digits. */
export const isLanguage = perText(100, (tag): boolean => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
});

/** How the site writes amounts, and its words for large ones, the largest unit first. */
export function moneyPlanOf({ site }: OfSite): MoneyPlan | undefined {
  const money = site?.data.money;
  if (!money) return undefined;
  const { units = [], marks, both = '{larger} {smaller}', numbers } = money;
  const style = numberStyleOf({ site });
  const compiled = [...units]
    .sort((one, other) => other.times - one.times)
    .flatMap(({ times, words }) => (words === undefined ? [] : { times, words: compileMessage(words, style) }));
  const words = { units: compiled, both: compileMessage(both, style), ...(numbers && { numbers }) };
  const reads = {
    ...(units.length > 0 && { units: units.map(({ name, also = [], times }) => ({ names: [name, ...also], times })) }),
    ...(marks && { marks }),
  };
  return { style, ...(compiled.length > 0 && { words }), ...((units.length > 0 || marks) && { reads }) };
}
