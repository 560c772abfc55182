import { linksIn } from '../../shared/engine/format/rich.ts';
import type { GlossaryTerm } from '../../shared/plan/config.generated.ts';
import type { GlossaryBlock } from '../../shared/plan/blocks.generated.ts';
import type { Checked } from '../check/checked.ts';
import type { Path } from '../read/source.ts';
import { references } from './references.ts';
import type { SymbolTable } from './symbols.ts';

/** A term, the list that declares it, and the page that shows it with all others. */
export interface TermPlace {
  readonly term: GlossaryTerm;
  readonly list: Checked<'list'>;
  readonly path: Path;
  readonly page: Checked<'page'>;
  /** The words of links to the page. */
  readonly more: string;
}

/** The blocks of a page that show a list of terms. */
const glossariesOn = (page: Checked<'page'>): GlossaryBlock[] =>
  (page.data.blocks ?? []).filter(({ block }) => block === 'glossary') as unknown as GlossaryBlock[];

/** Whether a page shows terms with their meanings, and so need not explain them. */
export const isGlossary = (page: Checked<'page'>): boolean => glossariesOn(page).length > 0;

const termsOn = (page: Checked<'page'>, { lists }: Pick<SymbolTable, 'lists'>): TermPlace[] =>
  glossariesOn(page).flatMap(({ list: name, more }) => {
    const list = lists.get(name);
    return list?.data.of !== 'terms'
      ? []
      : (list.data.items as unknown as GlossaryTerm[]).map((term, index) => ({
          term,
          list,
          path: ['items', index],
          page,
          more,
        }));
  });

/** Every term that a page of the site shows, once: two pages may show the same list. */
export function allTerms(symbols: SymbolTable): TermPlace[] {
  const places = symbols.pages.flatMap((page) => termsOn(page, symbols));
  return places.filter(({ term }, index) => places.findIndex((one) => one.term === term) === index);
}

/** The link that leads to a term. */
export const hrefOf = ({ page, term }: TermPlace): string => `${page.data.path}#${term.id}`;

/** The term to which a link leads; undefined for any other link. */
export function termAt(href: string, symbols: SymbolTable): TermPlace | undefined {
  const [address = '', id] = href.split('#');
  const page = id === undefined ? undefined : symbols.paths.get(address.toLowerCase());
  return page && termsOn(page, symbols).find(({ term }) => term.id === id);
}

/** The links in the texts of a file. */
export const linksOf = (source: Checked, { contracts }: SymbolTable): string[] =>
  references(source.data, `${source.kind}.schema.json`, contracts).flatMap(({ kind, value, isRich }) =>
    kind === 'rich' || isRich === true ? linksIn(value).map(({ href }) => href) : [],
  );
