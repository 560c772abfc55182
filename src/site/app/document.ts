import { escapeMarkup } from '../../shared/engine/format/escape.ts';
import type { LanguagePlan } from '../../shared/plan/language.ts';
import type { Thing } from '../../shared/plan/json-ld.ts';

export interface DocumentHead {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly noindex?: boolean;
  /** The same page in each language, its own too, with x-default for any other. */
  readonly alternates?: readonly { readonly hreflang: string; readonly href: string }[];
}

/** What a link to the page shows where people share it. */
export interface Share {
  readonly siteName: string;
  /** The page's title without the site's name. */
  readonly title: string;
  /** Full address of a picture of 1200 by 630 pixels. */
  readonly image: string;
}

export interface DocumentParts {
  readonly language: string;
  readonly dir?: 'ltr' | 'rtl';
  /** The language among those of the site, if it has several. */
  readonly own?: Pick<LanguagePlan, 'code' | 'base'> | undefined;
  readonly head: DocumentHead;
  readonly body: string;
  /** HTML above and below the page, which no script draws. */
  readonly top?: string;
  readonly end?: string;
  /** The script of the page itself: see firstPageModule. Without `body` it is absent. */
  readonly page?: string;
  /** The catalog entry that the page shows. The browser needs it too. */
  readonly entry?: object | undefined;
  readonly scripts: readonly string[];
  /** The script that must run before all others. It blocks nothing: the page shows without it. */
  readonly early?: string;
  /** The script of sites with several languages, which the early script loads once it is needed. */
  readonly switches?: string | undefined;
  /** The script that counts, which the early script loads at rest, and the name of the page. */
  readonly insights?: { readonly script: string; readonly page: string } | undefined;
  /** Whether the early script loads all others once they are needed: see early.ts. */
  readonly waits?: boolean;
  /** HTML of links to what the browser should ask for first. */
  readonly preloads?: string;
  readonly modules?: readonly string[];
  readonly style?: string | undefined;
  readonly icon?: string | undefined;
  readonly touchIcon?: string;
  readonly manifest?: string;
  readonly share?: Share;
  readonly things?: readonly Thing[];
}

/** The whole HTML of a page. Every value is escaped; `body`, `top`, `end` and `preloads` are HTML already. */
export function documentHtml(parts: DocumentParts): string {
  const { language, dir = 'ltr', own, insights, top = '', body, end = '', page, entry } = parts;
  const data = { page, entry: entry && JSON.stringify(entry) };
  const attributes = Object.entries(data).map(([name, value]) =>
    value === undefined ? '' : ` data-${name}="${escapeMarkup(value)}"`,
  );
  return [
    '<!doctype html>',
    `<html lang="${escapeMarkup(language)}"${dir === 'rtl' ? ' dir="rtl"' : ''}${own ? languageAttributes(own) : ''}${insights ? ` data-page-name="${escapeMarkup(insights.page)}"` : ''}>`,
    '<head>',
    ...headLines(parts),
    '</head>',
    '<body>',
    `${top}<div id="root"${attributes.join('')}>${body}</div>${end}`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function headLines({
  language,
  head,
  share,
  things = [],
  scripts,
  early,
  switches,
  insights,
  waits = false,
  preloads = '',
  modules = [],
  style,
  icon,
  touchIcon,
  manifest,
}: DocumentParts): string[] {
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(head.title)}</title>`,
    `<meta name="description" content="${escapeMarkup(head.description)}">`,
    ...(head.canonical ? [link('canonical', head.canonical)] : []),
    ...(head.alternates ?? []).map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}">`,
    ),
    ...(head.noindex ? ['<meta name="robots" content="noindex">'] : []),
    ...(preloads ? [preloads] : []),
    ...(early
      ? [
          earlyScript(early, {
            later: waits ? [...scripts, ...modules].join(' ') : '',
            switches,
            insights: insights?.script,
          }),
        ]
      : []),
    ...(style ? [link('stylesheet', style)] : []),
    ...(icon ? [`<link rel="icon" type="image/svg+xml" href="${escapeMarkup(icon)}">`] : []),
    ...(touchIcon ? [link('apple-touch-icon', touchIcon)] : []),
    ...(manifest ? [link('manifest', manifest)] : []),
    ...(waits ? [] : scriptLines(scripts, modules)),
    ...(share ? shareLines(language, head, share) : []),
    ...(things.length > 0 ? [`<script type="application/ld+json">${graphJson(things)}</script>`] : []),
  ];
}

/** On a slow network, style and typeface come first: nobody needs these scripts to read the page. */
const scriptLines = (scripts: readonly string[], modules: readonly string[]): string[] => [
  ...modules.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${escapeMarkup(href)}">`),
  ...scripts.map((src) => `<script type="module" fetchpriority="low" src="${escapeMarkup(src)}"></script>`),
];

const languageAttributes = ({ code, base }: Pick<LanguagePlan, 'code' | 'base'>): string =>
  ` data-language="${code}" data-base="${base}"`;

/** `scripts`: those that this one loads, by their attribute. `later` begins with the one that runs first. */
function earlyScript(src: string, scripts: Readonly<Record<string, string | undefined>>): string {
  const attributes = Object.entries(scripts).map(([name, value]) =>
    value ? ` data-${name}="${escapeMarkup(value)}"` : '',
  );
  return `<script type="module" async fetchpriority="high" src="${escapeMarkup(src)}"${attributes.join('')}></script>`;
}

/** Open Graph tags. A Twitter card needs only its kind besides: for the rest it falls back to these. */
function shareLines(
  language: string,
  { description, canonical }: DocumentHead,
  { siteName, title, image }: Share,
): string[] {
  const open = {
    type: 'website',
    site_name: siteName,
    locale: language.replace('-', '_'),
    title,
    description,
    url: canonical,
    image,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': title,
  };
  const lines = Object.entries(open).map(
    ([name, content]) => `<meta property="og:${name}" content="${escapeMarkup(content)}">`,
  );
  return [...lines, '<meta name="twitter:card" content="summary_large_image">'];
}

const link = (rel: string, href: string): string => `<link rel="${rel}" href="${escapeMarkup(href)}">`;

/** JSON-LD for a script element: without `<` nothing in it can end the element. */
const graphJson = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
