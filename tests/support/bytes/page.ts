/** What a page loads stays under this whose script waits until the page is touched, in KB of 1000 bytes, Brotli. */
const waitingBudget = 2;
/** Another page without a form, which shows what only the API or the device knows, stays under this. */
const contentBudget = 94;
/**
 * A page with a form, a wizard or the comparison stays under this; also when the form stands in a panel that a button
 * opens. React is 58 KB of it, rjsf with its validator 25, the router 11, each by its public entry.
 */
const formBudget = 143;

/** The most scripts that a page loads at first: each is a request more. */
export const mostScripts = 10;

/** The paths, from the build's folder, of the scripts that a page's HTML asks for: modules and their preloads. */
export function scriptsOf(html: string): string[] {
  const tags = [...html.matchAll(/<(script|link)\b([^>]*)>/gi)].map(([, tag = '', rest = '']) => ({
    tag: tag.toLowerCase(),
    rest,
  }));
  const files = tags.flatMap(({ tag, rest }) => {
    if (tag === 'script') return attribute(rest, 'type') === 'module' ? attribute(rest, 'src') : undefined;
    return attribute(rest, 'rel') === 'modulepreload' ? attribute(rest, 'href') : undefined;
  });
  return [...new Set(files.filter((file) => file !== undefined).map((file) => file.replace(/^\//, '')))];
}

/** How much JavaScript the page may load at first. */
export function budgetOf(html: string): number {
  if (/<script[^>]*\sdata-later=/.test(html)) return waitingBudget;
  const holdsForm = /<[^>]*\sdata-form(?=[\s=>])|<[^>]*\sdata-block="?catalog-compare["\s>]/.test(html);
  const opensForm = /<button[^>]*class="button"[^>]*aria-haspopup="dialog"/.test(html.slice(html.indexOf('<main')));
  // A policy's page asks for forms when the visitor comes near.
  const comesLater = /<[^>]*\sdata-block="?catalog-item["\s>]/.test(html);
  return holdsForm || (opensForm && !comesLater) ? formBudget : contentBudget;
}

function attribute(tag: string, name: string): string | undefined {
  const [, quoted, bare] = new RegExp(`\\s${name}=(?:["']([^"']*)["']|([^\\s"'>]+))`, 'i').exec(tag) ?? [];
  return quoted ?? bare;
}
