/**
 * The switch between languages, on sites with several. Each language is a site of its own, so the browser loads the
 * other document; this script takes along the query, the history state and the answers. It also shows the line that
 * offers the language of the browser on a first visit, and the line that says that a page is not in the language that
 * was chosen.
 */
import { handOver, takeOver } from './handOver.ts';

const KEY = 'language';

const { documentElement } = document;
const own = documentElement.dataset.language ?? '';

/** Storage can be off. The site then forgets the choice. */
function chosen(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function choose(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    return;
  }
}

const elements = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** The language that the browser prefers, among those of the site. */
function preferred(): string | undefined {
  const codes = [own, ...elements('[data-offer], [data-missing]').map(languageOfLine)];
  return navigator.languages
    .map((tag) => codes.find((code) => tag === code || tag.split('-')[0] === code))
    .find((code) => code !== undefined);
}

const languageOfLine = ({ dataset }: HTMLElement): string => dataset.offer ?? dataset.missing ?? '';

/** The language of the page from which a link led here. */
function cameFrom(): string | undefined {
  if (!document.referrer.startsWith(`${location.origin}/`)) return undefined;
  const [, first = ''] = new URL(document.referrer).pathname.split('/');
  return elements('[data-missing]')
    .map(languageOfLine)
    .find((code) => code.toLowerCase() === first.toLowerCase());
}

/** Shows the line for this visitor: the language that they chose, or that their browser prefers. */
function showLine(): void {
  const known = chosen();
  const [offered, lacking] = [known ?? preferred(), known ?? cameFrom()];
  for (const line of elements('[data-offer]')) line.toggleAttribute('data-shown', line.dataset.offer === offered);
  for (const line of elements('[data-missing]')) line.toggleAttribute('data-shown', line.dataset.missing === lacking);
}

/** The page in the language of a link, with the query and the place of the present address. */
function follow(link: HTMLAnchorElement): void {
  const base = link.dataset.base ?? '';
  const bare = location.pathname.slice((documentElement.dataset.base ?? '').length) || '/';
  link.href = `${base !== '' && bare === '/' ? base : base + bare}${location.search}${location.hash}`;
}

function hearPress(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : undefined;
  const link = target?.closest<HTMLAnchorElement>('a[data-switch]');
  if (link) {
    follow(link);
    choose(link.dataset.switch ?? '');
    addEventListener('pagehide', handOver, { once: true });
  }
  const stay = target?.closest<HTMLElement>('[data-stay]');
  if (!stay) return;
  choose(stay.dataset.stay ?? '');
  showLine();
}

takeOver();
showLine();
// The script loads once it is needed: see early.ts.
addEventListener('click', hearPress, true);
// Lines are about the loaded document. Another page that React draws has its own.
const title = document.querySelector('title');
if (title)
  new MutationObserver(() =>
    elements('[data-offer], [data-missing], link[hreflang]').forEach((line) => line.remove()),
  ).observe(title, { childList: true });
