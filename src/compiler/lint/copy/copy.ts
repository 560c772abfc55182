import type { Copy, Term } from '../../../shared/plan/config.generated.ts';
import type { Problem } from '../../../shared/problems/problem.ts';
import type { SymbolTable } from '../../resolve/symbols.ts';
import type { Checked } from '../../check/checked.ts';
import { glossaryOf, lintWords } from './glossary.ts';
import { lintLength } from './length.ts';
import { lintPictures } from './pictures.ts';
import { lintPlurals } from './plurals.ts';
import { lintMarkup, lintPlaceholders, lintQuotes, lintSpaces, lintUnfinished } from './spelling.ts';
import { isOwn, visibleTexts } from './texts.ts';

const noGlossary: readonly Term[] = [];

/**
 * Checks that the texts of a file follow `copy` of config/site.yaml.
 * Problems: copy/…
 */
export function lintCopy(source: Checked, symbols: SymbolTable): Problem[] {
  const { quotes, limits, glossary: terms = noGlossary } = copyOf(symbols);
  const glossary = glossaryOf(terms);
  const inTexts = visibleTexts(source, symbols).flatMap((text) => {
    const found = [
      ...lintSpaces(source, text),
      ...(quotes ? lintQuotes(source, text, quotes) : []),
      ...lintPlaceholders(source, text),
      ...lintUnfinished(source, text),
      ...lintPlurals(source, text, symbols.site?.data.language),
      ...lintMarkup(source, text),
      ...lintWords(source, text, glossary),
    ];
    // A long text of another file is told here, because only its place has a limit.
    const long = limits ? lintLength(source, text, limits) : [];
    return found.length === 0 || isOwn(source, text.path) ? [...found, ...long] : long;
  });
  return [...inTexts, ...lintPictures(source, symbols)];
}

/** The rules for copy of this site. While site.yaml is not sound, there are none. */
const copyOf = (symbols: SymbolTable): Partial<Copy> =>
  symbols.broken.has('site/site') ? {} : { quotes: 'straight', ...symbols.site?.data.copy };
