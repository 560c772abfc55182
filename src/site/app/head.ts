import type { PagePlan } from '../../shared/plan/page.ts';
import type { SharedSite } from '../render/context.tsx';
import type { DocumentHead } from './document.ts';

/** What every page's head takes from site.yaml. */
type HeadOfSite = Pick<SharedSite, 'brand' | 'origin'>;

/** The title and the meta tags of a page. `name` is that of the catalog entry, on a page that exists for each entry. */
export function headOf(page: PagePlan, pathname: string, site: HeadOfSite, name?: string): DocumentHead {
  const own = page.path.includes('{id}') ? pathname : page.path;
  const fill = (text: string) => text.replaceAll('{name}', name ?? page.name ?? '');
  return {
    title: `${fill(page.title)}${site.brand.titleSuffix}`,
    description: fill(page.description),
    canonical: page.status === 404 ? '' : site.origin + own,
    ...(page.noindex === true || page.status === 404 ? { noindex: true } : {}),
  };
}

let isFirst = true;

/** Updates the document's head after a change of page. The first page's document already has its own. */
export function applyHead(page: PagePlan, pathname: string, site: HeadOfSite): void {
  if (isFirst && document.title !== '') {
    isFirst = false;
    return;
  }
  isFirst = false;
  const head = headOf(page, pathname, site);
  document.title = head.title;
  set('meta[name=description]', 'meta', { name: 'description', content: head.description });
  set('link[rel=canonical]', 'link', head.canonical ? { rel: 'canonical', href: head.canonical } : undefined);
  set('meta[name=robots]', 'meta', head.noindex ? { name: 'robots', content: 'noindex' } : undefined);
}

function set(selector: string, tag: string, attributes: Readonly<Record<string, string>> | undefined): void {
  const found = document.head.querySelector(selector);
  if (!attributes) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
