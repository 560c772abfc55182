import type { Copy, Term } from '../../../plan/config.generated.ts';
import type { Problem } from '../../../problems/problem.ts';
import type { SymbolTable } from '../../resolve/symbols.ts';
import type { Checked } from '../../check/checked.ts';
import { glossaryOf, lintWords } from './glossary.ts';
import { lintPictures } from './pictures.ts';
import { lintPlurals } from './plurals.ts';
import { lintMarkup, lintPlaceholders, lintQuotes, lintSpaces } from './spelling.ts';
import { isOwn, textsOf } from './texts.ts';

const none: readonly Term[] = [];

/**
 * The words of a file are written as those of the site: see `copy` in config/site.yaml. Problems: copy/….
 * How long a text may be, its contract says by maxLength.
 */
export function lintCopy(source: Checked, symbols: SymbolTable): Problem[] {
  const { quotes, glossary: terms = none } = copyOf(symbols);
  const glossary = glossaryOf(terms);
  const inTexts = textsOf(source, symbols).flatMap((text) => {
    const found = [
      ...lintSpaces(source, text),
      ...(quotes ? lintQuotes(source, text, quotes) : []),
      ...lintPlaceholders(source, text),
      ...lintPlurals(source, text),
      ...lintMarkup(source, text),
      ...lintWords(source, text, glossary),
    ];
    return found.length === 0 || isOwn(source, text.path) ? found : [];
  });
  return [...inTexts, ...lintPictures(source, symbols)];
}

/** How the site writes. Nothing is known of it while site.yaml is not sound. */
const copyOf = (symbols: SymbolTable): Partial<Copy> =>
  symbols.broken.has('site/site') ? {} : { quotes: 'straight', ...symbols.site?.data.copy };
