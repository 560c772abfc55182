import { escapeMarkup } from '../../../../shared/engine/format/escape.ts';

// Pieces of the coverage pages. What they take is markup, apart from the title of a page.

export const link = (href: string, content: string): string => `<a href="${href}">${content}</a>`;

/** Read out by screen readers, and not shown. */
export const hidden = (text: string): string => `<span class="hidden">${text}</span>`;

/** Shown, and not read out: words beside it say the same. */
export const sign = (text: string): string => `<span aria-hidden="true">${text}</span>`;

export const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

export const row = (head: string, cells: readonly string[]): string =>
  `<tr><th scope="row">${head}</th>${cells.join('')}</tr>`;

interface Table {
  readonly caption: string;
  readonly head: readonly string[];
  readonly body: readonly string[];
  readonly foot?: readonly string[];
}

/** What stands in a `<table>`, so that each page gives its table the attributes that it needs. */
export function tableContent({ caption, head, body, foot = [] }: Table): string {
  const titles = head.map((title) => `<th scope="col">${title}</th>`).join('');
  return [
    `<caption>${caption}</caption>`,
    `<thead><tr>${titles}</tr></thead>`,
    `<tbody>${body.join('\n')}</tbody>`,
    foot.length === 0 ? '' : `<tfoot>${foot.join('')}</tfoot>`,
  ].join('\n');
}

/** A whole page. `up`: the way from it to the index, where the style sheet is too. */
export const page = (title: string, up: string, body: readonly string[]): string =>
  [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeMarkup(title)}</title>`,
    `<link rel="stylesheet" href="${up}style.css">`,
    '</head>',
    '<body><main>',
    ...body,
    '</main></body>',
    '</html>',
    '',
  ].join('\n');
