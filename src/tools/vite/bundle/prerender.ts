import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { manifestPath } from '../../../site/app/icons.ts';
import { builtFiles } from '../../../shared/plan/built-files.ts';
import type { DocumentHead } from '../../../site/app/document.ts';
import type { Site } from '../../../shared/plan/config.generated.ts';
import type { BrowserBundle } from './bundle.ts';
import { Documents, type Colours, type Pages } from './documents.ts';
import { cacheFolder } from '../cached.ts';
import { fontFile } from '../fonts.ts';
import type { FileCache } from './file-cache.ts';
import { licencesTxt } from './licences.ts';
import { iconFiles, robotsTxt, securityTxt, sitemapXml, webManifest } from './site-metadata.ts';

/** The routes of paths to files, for the server. All keys are lowercase. */
interface SiteRoutes {
  pages: Record<string, { file: string; canonical: string; noindexQuery?: true }>;
  patterns: { pattern: string; file: string }[];
  redirects: Record<string, string>;
  notFound: string;
  languages?: { base: string; notFound: string; missing: string }[];
  origin: string;
  frames: string[];
  previews?: true;
}

/** External content that pages may show. */
export interface ShownFromElsewhere {
  /** The origins of other sites in frames. */
  readonly frames: string[];
  /** Whether pages preview pictures of the visitor's device. */
  readonly previews: boolean;
}

/** A bundled site in one language. */
export interface SiteToWrite {
  /** The folder with the folder server. */
  readonly folder: string;
  readonly bundle: BrowserBundle;
}

/** The folders of a build. */
export interface BuildPlaces {
  readonly root: string;
  /** The folder with the folders client and server. */
  readonly dist: string;
}

/**
 * Writes the HTML of every page of a build in all its languages, the first one first, with the files that search
 * engines and phones ask for.
 * Returns  the number of pages
 */
export async function prerenderSite(
  { root, dist }: BuildPlaces,
  sites: readonly SiteToWrite[],
  { theme, security }: Pick<Site, 'theme' | 'security'>,
  { frames, previews }: ShownFromElsewhere,
  kept: FileCache,
): Promise<number> {
  const colours = theme.light as Colours;
  const client = join(dist, 'client');
  const written = await Promise.all(
    sites.map(async ({ folder, bundle }) => {
      const pages = (await import(pathToFileURL(join(folder, 'server/pages.js')).href)) as Pages;
      const fonts = await fontLinks(theme.fonts, bundle, root);
      return { bundle, pages, documents: new Documents(client, bundle, pages, colours, kept, fonts) };
    }),
  );
  const [{ pages, documents, bundle }] = written as [(typeof written)[0], ...typeof written];
  const table: SiteRoutes = {
    pages: {},
    patterns: [],
    redirects: {},
    notFound: '404.html',
    origin: pages.site.origin,
    frames,
    ...(previews && { previews }),
  };
  const listed: DocumentHead[] = [];
  let count = 0;
  for (const site of written) count += await writePages(site, table, listed);
  documents.put('site-routes.json', JSON.stringify(table, null, 1));
  putSiteMetadata(documents, pages.site, listed, colours);
  if (security) documents.put(fileAt(builtFiles.security), securityTxt(security, pages.site.origin, new Date()));
  const fonts = (theme.fonts ?? []).map(({ file }) => file);
  documents.put(fileAt(builtFiles.licences), licencesTxt(bundle.licences, root, fonts));
  rmSync(join(client, '.vite'), { recursive: true, force: true });
  return count;
}

/** What writes the pages of a language. */
interface Writing {
  readonly pages: Pages;
  readonly documents: Documents;
}

/** Writes the pages of a language, and their routes into the table. Returns how many there are. */
async function writePages({ pages, documents }: Writing, table: SiteRoutes, listed: DocumentHead[]): Promise<number> {
  const { code, base = '' } = pages.language ?? {};
  const notFound = base === '' ? table.notFound : fileAt(`${base}/404.html`);
  if (code !== undefined && base !== '')
    (table.languages ??= []).push({ base: base.toLowerCase(), notFound, missing: `not-in-${code.toLowerCase()}` });
  const planned = await pages.documents();
  const placed = planned.map((one) => ({
    ...one,
    file: one.route.status === 404 ? notFound : documentFile(one.path),
  }));
  const written = await severalAtOnce(placed, ({ file, path, route, entry }) =>
    documents.write({ file, path, page: route.page, entry }),
  );
  for (const [index, { file, path, route }] of placed.entries()) {
    const { head, noindexQuery } = written[index]!;
    if (route.status === undefined)
      table.pages[path.toLowerCase()] = { file, canonical: path, ...(noindexQuery && { noindexQuery }) };
    if (!head.noindex) listed.push(head);
  }
  for (const route of await pages.loadRoutes()) {
    for (const also of route.also) table.redirects[also.toLowerCase()] = route.path;
    if (!route.path.includes('{id}')) continue;
    // An unknown catalog id also gets a document, which shows a sample (spec 7.04).
    const path = route.path.replace('{id}', '_id');
    await documents.write({ file: documentFile(path), path, page: route.page, unlisted: true });
    table.patterns.push({ pattern: route.path.toLowerCase(), file: documentFile(path) });
  }
  return planned.length;
}

/** Links that make the browser ask for fonts before it has read the styles. */
async function fontLinks(fonts: Site['theme']['fonts'], bundle: BrowserBundle, root: string): Promise<string> {
  const first = (fonts ?? []).filter(({ preload }) => preload);
  const files = await Promise.all(first.map((font) => fontFile(font, cacheFolder(root))));
  return files
    .map((file) => bundle.manifest[relative(root, file)]!.file)
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');
}

/** Number of pages written in parallel: while one is rendered, the pictures of others are drawn on another core. */
const concurrentPages = 8;

/** Runs the same work for all items with limited concurrency. Returns the results in order. */
async function severalAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: concurrentPages }, worker));
  return results;
}

const fileAt = (address: string): string => relative('/', address);
const documentFile = (path: string): string => fileAt(join(path, 'index.html'));

/** Writes the files that search engines and phones request besides the pages. */
function putSiteMetadata(
  documents: Documents,
  { brand, origin, language }: Pages['site'],
  listed: readonly DocumentHead[],
  { ground, accent }: Colours,
): void {
  documents.put(fileAt(builtFiles.sitemap), sitemapXml(listed));
  documents.put('robots.txt', robotsTxt(origin));
  documents.put(manifestPath, webManifest({ name: brand.name, language, ground, accent }));
  for (const [file, png] of iconFiles(documents.sitePicture(brand.favicon), ground)) documents.put(file, png);
}
