import { join } from 'node:path';
import type { ExplainedTerm } from '../../shared/plan/terms.ts';
import type { Checked } from '../check/checked.ts';
import { shownOn } from '../model/shown.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { isGlossary, linksOf, termAt } from '../resolve/terms.ts';
import { json } from './json.ts';

/** The code of what a page explains: none of it where its texts link to no term, or where it is a glossary itself. */
export function explainCode(page: Checked<'page'>, symbols: SymbolTable, src: string) {
  const shown = shownOn(page, symbols);
  const labels = Object.assign({}, ...shown.map(({ data }) => explainsOf(data))) as Record<string, string>;
  const links = [...shown.flatMap((source) => linksOf(source, symbols)), ...Object.values(labels)];
  const found = [...new Set(links)].flatMap((href) => {
    const place = termAt(href, symbols);
    return place && !isGlossary(page) ? [{ href, ...place }] : [];
  });
  const [first] = found;
  if (!first) return { imports: [], code: [] };
  const terms = Object.fromEntries(
    found.map(({ href, term: { term, meaning } }): [string, ExplainedTerm] => [href, { term, meaning }]),
  );
  return {
    imports: [
      `import view_of_terms from ${JSON.stringify(join(src, 'site/render/elements/Term.tsx'))};`,
      `import marks_of_terms from ${JSON.stringify(join(src, 'site/render/elements/TermMarks.tsx'))};`,
    ],
    code: [
      `export const explain = { view: view_of_terms, marks: marks_of_terms, terms: ${json(terms)}, labels: ${json(labels)}, more: ${json(first.more)} };`,
    ],
  };
}

const explainsOf = (data: Checked['data']): Readonly<Record<string, string>> =>
  'explains' in data ? (data.explains ?? {}) : {};
