import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import { directionOf } from '../../../compiler/resolve/languages.ts';
import { documentHtml, type DocumentHead, type Share } from '../../../site/app/document.ts';
import { iconPaths, manifestPath } from '../../../site/app/icons.ts';
import type { BrowserBundle } from './bundle.ts';
import type { FileCache } from './file-cache.ts';
import { shareImage } from './share-image.ts';

export type Pages = typeof import('../../../site/app/entry-server.tsx');
type Planned = Awaited<ReturnType<Pages['documents']>>[number];

/** Colours of the light scheme, for pictures and the home screen of a phone. */
export type Colours = Readonly<Record<'ground' | 'ink' | 'muted' | 'accent', string>>;

/** One document to write. */
export interface DocumentRequest {
  readonly file: string;
  readonly path: string;
  readonly page: string;
  readonly entry?: Planned['entry'];
  /** Whether search engines must not index it, because it serves addresses without their own page. */
  readonly unlisted?: boolean;
}

/** Writes documents and their pictures into the folder of the built site. */
export class Documents {
  private readonly entry: ReadonlySet<string>;
  constructor(
    private readonly client: string,
    private readonly bundle: Pick<BrowserBundle, 'manifest' | 'keyOf'>,
    private readonly pages: Pages,
    private readonly colours: Colours,
    private readonly kept: FileCache,
    /** HTML of links to the fonts that every page needs at once. */
    private readonly fonts: string,
  ) {
    this.entry = scriptsOf(bundle.manifest, 'src/site/app/entry-client.tsx');
  }

  /** Writes a page's document. Returns its head, and whether its addresses with a query are not indexed. */
  async write({
    file,
    path,
    page,
    entry,
    unlisted = false,
  }: DocumentRequest): Promise<{ head: DocumentHead; noindexQuery: boolean }> {
    const { site, assets, language, render } = this.pages;
    const { top, body, end, preloads, head: said, things, picture, noindexQuery, waits } = await render(path, entry);
    const head = unlisted ? { ...said, canonical: '', noindex: true } : said;
    const { manifest, keyOf } = this.bundle;
    const own = [...scriptsOf(manifest, keyOf(page))];
    const [script = '', ...modules] = new Set([...this.entry, ...own]);
    this.put(
      file,
      documentHtml({
        language: site.language,
        dir: directionOf(site.language),
        own: language,
        head,
        top,
        body,
        end,
        page: own[0],
        entry,
        scripts: [script],
        early: `/${manifest['src/site/app/early.ts']?.file}`,
        insights: insightsOf(manifest, page),
        switches: language && `/${manifest['src/site/app/languages.ts']?.file}`,
        modules,
        waits,
        preloads: this.fonts + preloads,
        style: `/${manifest['style.css']?.file}`,
        icon: assets[site.brand.favicon]?.src,
        touchIcon: iconPaths.touch,
        manifest: manifestPath,
        ...(head.canonical === '' ? {} : { share: await this.share(head, picture), things }),
      }),
    );
    return { head, noindexQuery };
  }

  /** Writes a file. The path is relative to the site's root. */
  put(file: string, content: string | Buffer): void {
    mkdirSync(dirname(join(this.client, file)), { recursive: true });
    writeFileSync(join(this.client, file), content);
  }

  /** A picture that site.yaml names. */
  sitePicture(name: string): Buffer {
    return this.built(this.pages.assets[name]?.src ?? name);
  }

  private built(address: string): Buffer {
    return readFileSync(join(this.client, address));
  }

  /** Draws the preview picture of shared links to the page. */
  private async share({ title }: DocumentHead, picture: string | undefined): Promise<Share> {
    const { brand, origin } = this.pages.site;
    const ownTitle = title.slice(0, -brand.titleSuffix.length || undefined);
    const shown = { title: ownTitle, brand: brand.name, host: new URL(origin).host, colours: this.colours };
    const mark = this.sitePicture(brand.mark);
    const own = picture === undefined ? {} : { picture: this.built(picture) };
    const png = await this.kept.of(['share', JSON.stringify(shown), mark, ...Object.values(own)], () =>
      shareImage({ ...shown, mark, ...own }),
    );
    const file = `/assets/share-${createHash('sha256').update(png).digest('base64url').slice(0, 10)}.png`;
    this.put(file, png);
    return { siteName: brand.name, title: ownTitle, image: origin + file };
  }
}

/** The script that counts, and the name under which the page counts; undefined on a site without insights. */
function insightsOf(manifest: Manifest, page: string) {
  const script = manifest['src/site/app/insights.ts']?.file;
  return script === undefined ? undefined : { script: `/${script}`, page };
}

/** The addresses of a chunk's script and of all its static imports, its own first. */
function scriptsOf(manifest: Manifest, key: string, found = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The browser's bundle has no ${key}`);
  if (found.has(`/${chunk.file}`)) return found;
  found.add(`/${chunk.file}`);
  for (const inner of chunk.imports ?? []) scriptsOf(manifest, inner, found);
  return found;
}
