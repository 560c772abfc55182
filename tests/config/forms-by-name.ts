import { drawingOf, type Icons } from './drawing/drawing.ts';
import { parseHtml, type Element, type Part } from './drawing/html.ts';

/**
 * A page with the names of its forms instead of their drawings, because a form has its own snapshot. A form that the
 * page draws differently from `ownLook` stays whole, so that the snapshot shows the difference.
 * Takes  `ownLook`: the HTML of a form or wizard on a page of its own
 */
export async function nameForms(
  parts: readonly Part[],
  ownLook: (id: string) => Promise<string | undefined>,
  icons: Icons,
): Promise<Part[]> {
  const named = async (part: Part): Promise<Part> => {
    if (typeof part === 'string') return part;
    const id = isForm(part) ? part.attributes['data-form']! : undefined;
    const own = id === undefined ? undefined : await ownLook(id);
    if (own !== undefined && drawingOf([firstForm(parseHtml(own))], icons) === drawingOf([part], icons))
      return { tag: 'form', attributes: { 'data-form': id! }, children: [] };
    return { ...part, children: await Promise.all(part.children.map(named)) };
  };
  return Promise.all(parts.map(named));
}

const isForm = ({ tag, attributes }: Element): boolean => tag === 'form' && attributes['data-form'] !== undefined;

function firstForm(parts: readonly Part[]): Part {
  for (const part of parts) {
    if (typeof part === 'string') continue;
    if (isForm(part)) return part;
    const inside = firstForm(part.children);
    if (inside !== '') return inside;
  }
  return '';
}
