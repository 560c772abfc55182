/**
 * A page's HTML with the forms in it named instead of drawn again: a form has a snapshot of its own. A form that the
 * page draws in any other way than `ownLook` says stays whole, so that the page's snapshot shows what the page makes
 * of it. Takes HTML with a tag a line.
 */
export async function nameForms(html: string, ownLook: (id: string) => Promise<string | undefined>): Promise<string> {
  const parts = html.split(/^(<form [\s\S]*?^<\/form>)$/m);
  const named = await Promise.all(
    parts.map(async (part) => {
      const id = idOf(part);
      const own = id === undefined ? undefined : await ownLook(id);
      return own !== undefined && countIds(firstForm(own)) === countIds(part) ? `<form data-form="${id}" />` : part;
    }),
  );
  return named.join('');
}

const idOf = (html: string): string | undefined => /^<form [^>]*data-form="([^"]+)"/.exec(html)?.[1];
const firstForm = (html: string): string => /^<form [\s\S]*?^<\/form>$/m.exec(html)?.[0] ?? '';

/** React makes ids of where an element stands on its page. Here they are counted from the form's beginning. */
function countIds(html: string): string {
  const ids = [...new Set(html.match(/_R_\w+_/g))];
  return html.replaceAll(/_R_\w+_/g, (id) => `id-${ids.indexOf(id)}`);
}
