/** Budget of a page whose script waits until the visitor uses the page, in KB of 1000 bytes, Brotli. */
const waitingBudget = 2;
/** Budget of any other page without a form: it shows data of the API or the device. Insights are 0.2 KB of it. */
const contentBudget = 95.1;
/**
 * Budget of a page with a form, a wizard or the comparison; also if a button opens the form in a panel. React is 58 KB
 * of it, rjsf with its validator 25, the router 11, each by its public entry. Terms that a page explains are 0.5 KB,
 * insights 0.2, the wait for a connection 0.1, the way back to where one was 0.3, prices to pay once 0.2, what is
 * different about a saved plan 0.2. The hashes in the names of files move it by 0.1.
 */
const formBudget = 150.1;

/** How much more a page in Devanagari may load. */
const otherScript = 1.02;

/** The most scripts that a page may load at first: each is one more request. */
export const mostScripts = 12;

/** The paths, from the build's folder, of the scripts that a page's HTML loads: modules and their preloads. */
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
  // The letters of other scripts take more bytes than those of Latin.
  const script = /<html[^>]*\slang="?hi\b/.test(html) ? otherScript : 1;
  return script * budgetInLatin(html);
}

function budgetInLatin(html: string): number {
  if (/<script[^>]*\sdata-later=/.test(html)) return waitingBudget;
  const hasForm = /<[^>]*\sdata-form(?=[\s=>])|<[^>]*\sdata-block="?catalog-compare["\s>]/.test(html);
  const opensForm = /<button[^>]*class="button"[^>]*aria-haspopup="dialog"/.test(html.slice(html.indexOf('<main')));
  // A policy's page loads its forms when the visitor scrolls near them.
  const loadsLater = /<[^>]*\sdata-block="?catalog-item["\s>]/.test(html);
  return hasForm || (opensForm && !loadsLater) ? formBudget : contentBudget;
}

function attribute(tag: string, name: string): string | undefined {
  const [, quoted, bare] = new RegExp(`\\s${name}=(?:["']([^"']*)["']|([^\\s"'>]+))`, 'i').exec(tag) ?? [];
  return quoted ?? bare;
}
