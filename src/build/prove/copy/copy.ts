import type { Copy, Term } from '../../../plan/config.generated.ts';
import type { Problem } from '../../../problems/problem.ts';
import { at, type Names } from '../../link/names.ts';
import type { Source } from '../../read/source.ts';
import { glossaryOf, proveWords } from './glossary.ts';
import { provePictures } from './pictures.ts';
import { provePlurals } from './plurals.ts';
import { proveMarkup, provePlaceholders, proveQuotes, proveSpaces } from './spelling.ts';
import { isOwn, textsOf } from './texts.ts';

const none: readonly Term[] = [];

/**
 * The words of a file are written as those of the site: see `copy` in config/site.yaml. Problems: copy/….
 * How long a text may be, its contract says by maxLength.
 */
export function proveCopy(source: Source, names: Names): Problem[] {
  const { quotes, glossary: terms = none } = copyOf(names);
  const glossary = glossaryOf(terms);
  const inTexts = textsOf(source, names).flatMap((text) => {
    const found = [
      ...proveSpaces(source, text),
      ...(quotes ? proveQuotes(source, text, quotes) : []),
      ...provePlaceholders(source, text),
      ...provePlurals(source, text),
      ...proveMarkup(source, text),
      ...proveWords(source, text, glossary),
    ];
    return found.length === 0 || isOwn(source, text.path) ? found : [];
  });
  return [...inTexts, ...provePictures(source, names)];
}

/** How the site writes. Nothing is known of it while site.yaml is not sound. */
const copyOf = (names: Names): Partial<Copy> =>
  names.broken.has('site/site')
    ? {}
    : { quotes: 'straight', ...(at(names.site?.data, ['copy']) as Partial<Copy> | undefined) };
