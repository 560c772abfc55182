import { problems as say } from '../../../shared/problems/catalogue.ts';
import type { Problem } from '../../../shared/problems/problem.ts';
import type { Checked } from '../../check/checked.ts';
import type { SymbolTable } from '../../resolve/symbols.ts';
import { placeOf } from '../../read/source.ts';
import { isOwn, visibleTexts, type VisibleText } from '../copy/texts.ts';
import { examineButtons } from './buttons.ts';
import { judged, combined, type Examined } from './examined.ts';
import { countOffers, examineOrder } from './order.ts';
import { examineInitial } from './consents.ts';
import { examineAlternatives } from './alternatives.ts';
import { forbiddenIn } from './texts.ts';
import { wordingOf, type Wording } from './words.ts';

/**
 * The rules of fairness that need no simulated visitor, for one file. A text of another file is examined there.
 * Problems: fair/…
 */
export const examineFile = (source: Checked, symbols: SymbolTable): Examined[] =>
  examineTexts(
    source,
    visibleTexts(source, symbols).filter(({ path }) => isOwn(source, path)),
    symbols,
  );

function examineTexts(source: Checked, texts: readonly VisibleText[], symbols: SymbolTable): Examined[] {
  const wording = wordingOf(symbols);
  return [
    ...(source.kind === 'form' || source.kind === 'wizard' ? [examineAlternatives(source, wording)] : []),
    examinePressure(source, texts, wording),
    examineShame(source, texts, wording),
    examineButtons(source, texts, wording, symbols),
    ...(source.kind === 'page' ? [examineInitial(source, symbols), countOffers(source)] : []),
    ...(source.kind === 'catalog' ? [examineOrder(source)] : []),
  ];
}

/** Counts no texts, so only one with forbidden words must be the file's own: to know that, its YAML is read again. */
export const lintFair = (source: Checked, symbols: SymbolTable): Problem[] =>
  examineTexts(source, visibleTexts(source, symbols), symbols).flatMap(({ unfair }) => unfair);

/** Checks that no text presses its reader: only today, hurry, limited time. */
const examinePressure = (source: Checked, texts: readonly VisibleText[], wording: Wording): Examined =>
  combined('pressure', [
    { counts: { texts: texts.length }, unfair: [], excused: [] },
    ...texts.flatMap((text) =>
      forbiddenIn(source, text, wording.lists.pressure, wording).map(({ place, words, reason }) => ({
        counts: {},
        ...judged(say.pressure(place, words), reason),
      })),
    ),
  ]);

/** Where a visitor presses something: on a button, a link, a choice, the title of a box. */
const pressed: readonly unknown[] = ['label', 'title', 'submit'];

/** Checks that no button, link or choice shames whoever presses it. */
function examineShame(source: Checked, texts: readonly VisibleText[], wording: Wording): Examined {
  const labels = texts.filter(({ path, limit }) => pressed.includes(path.at(-1)) || limit === 'option');
  return combined('shame', [
    { counts: { labels: labels.length }, unfair: [], excused: [] },
    ...labels.flatMap((text) =>
      forbiddenIn(source, text, wording.lists.shame, wording).map(({ place, words, reason }) => ({
        counts: {},
        ...judged(say.shame(place, words), reason),
      })),
    ),
  ]);
}

/**
 * Checks that each excepted text of the site's language has words that a rule forbids.
 * Problem: fair/unneeded
 */
export function lintFairExceptions(symbols: SymbolTable): Problem[] {
  const { site } = symbols;
  const { excepted, code } = wordingOf(symbols);
  if (!site || excepted.length === 0) return [];
  const bare = { ...wordingOf(symbols), excepted: [] };
  const found = symbols.sources.flatMap((source) =>
    visibleTexts(source, symbols).filter(
      ({ value }) => excepted.some(({ pattern }) => value.search(pattern) >= 0) && hasForbidden(value, bare),
    ),
  );
  return excepted.flatMap(({ words, pattern }, index) =>
    hasForbidden(words, bare) && found.some(({ value }) => value.search(pattern) >= 0)
      ? []
      : [say.unneededWords(placeOf(site, ['copy', 'fair', 'words', code, 'except', index, 'words']), words)],
  );
}

const hasForbidden = (value: string, { lists }: Wording): boolean =>
  [lists.pressure, lists.shame, lists.buy, lists.send].some((list) => value.search(list) >= 0);
