import { escapeMarkup } from '../../../../shared/engine/format/escape.ts';

// Parts of the coverage pages. Parameters are markup, except the title of a page.

export const link = (href: string, content: string): string => `<a href="${href}">${content}</a>`;

/** Only for screen readers. */
export const hidden = (text: string): string => `<span class="hidden">${text}</span>`;

/** Not for screen readers, because the text beside it says the same. */
export const sign = (text: string): string => `<span aria-hidden="true">${text}</span>`;

export const htmlList = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

export const row = (head: string, cells: readonly string[]): string =>
  `<tr><th scope="row">${head}</th>${cells.join('')}</tr>`;

interface TableParts {
  readonly caption: string;
  readonly head: readonly string[];
  readonly body: readonly string[];
  readonly foot?: readonly string[];
}

/** The content of a `<table>`, so that each page can set its own attributes. */
export function tableContent({ caption, head, body, foot = [] }: TableParts): string {
  const titles = head.map((title) => `<th scope="col">${title}</th>`).join('');
  return [
    `<caption>${caption}</caption>`,
    `<thead><tr>${titles}</tr></thead>`,
    `<tbody>${body.join('\n')}</tbody>`,
    foot.length === 0 ? '' : `<tfoot>${foot.join('')}</tfoot>`,
  ].join('\n');
}

/** A whole page. `up`: the relative path to the folder of the index and the style sheet. */
export const htmlPage = (title: string, up: string, body: readonly string[]): string =>
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
