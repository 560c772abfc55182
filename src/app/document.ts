export interface Head {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly noindex?: boolean;
}

export interface DocumentParts {
  readonly language: string;
  readonly head: Head;
  readonly body: string;
  readonly scripts: readonly string[];
  readonly preloads?: readonly string[];
  readonly styles?: readonly string[];
  readonly icon?: string;
}

/** The whole HTML of a page. Every value is escaped; `body` is HTML already. */
export function documentHtml({ language, head, body, scripts, preloads = [], styles = [], icon }: DocumentParts): string {
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(head.title)}</title>`,
    `<meta name="description" content="${escape(head.description)}">`,
    ...(head.canonical ? [`<link rel="canonical" href="${escape(head.canonical)}">`] : []),
    ...(head.noindex ? ['<meta name="robots" content="noindex">'] : []),
    ...(icon ? [`<link rel="icon" type="image/svg+xml" href="${escape(icon)}">`] : []),
    ...styles.map((href) => `<link rel="stylesheet" href="${escape(href)}">`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${escape(href)}">`),
    ...scripts.map((src) => `<script type="module" src="${escape(src)}"></script>`),
  ];
  return `<!doctype html>\n<html lang="${escape(language)}">\n<head>\n${lines.join('\n')}\n</head>\n<body>\n<div id="root">${body}</div>\n</body>\n</html>\n`;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
