import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import { documentHtml, type Head, type Share } from '../../app/document.ts';
import { icons, manifestPath } from '../../app/icons.ts';
import { shareImage } from './share-image.ts';

export type Pages = typeof import('../../app/entry-server.tsx');
type Planned = ReturnType<Pages['documents']>[number];

/** Tokens of the light scheme: what pictures and the home screen of a phone are drawn with. */
export type Colours = Readonly<Record<'ground' | 'ink' | 'muted' | 'accent', string>>;

/** One document to write. */
export interface Wanted {
  readonly file: string;
  readonly path: string;
  readonly page: string;
  readonly entry?: Planned['entry'];
  /** Stands for addresses that are no page of their own: no search engine is to show it. */
  readonly unlisted?: boolean;
}

/** Writes documents and their pictures into the folder of the built site. */
export class Documents {
  private readonly entry: Chunk;
  constructor(
    private readonly client: string,
    private readonly manifest: Manifest,
    private readonly pages: Pages,
    private readonly colours: Colours,
  ) {
    this.entry = closure(manifest, 'src/app/entry-client.tsx');
  }

  /** Write a page's document. Returns its head, and whether its addresses with a query are left out by search engines. */
  async write({ file, path, page, entry, unlisted = false }: Wanted): Promise<{ head: Head; noindexQuery: boolean }> {
    const { site, assets, render } = this.pages;
    const { body, head: own, things, picture, noindexQuery } = await render(path, entry);
    const head = unlisted ? { ...own, canonical: '', noindex: true } : own;
    const chunk = closure(this.manifest, `config/pages/${page}.yaml`);
    const scripts = [...new Set([...this.entry.scripts, ...chunk.scripts])];
    this.put(
      file,
      documentHtml({
        language: site.language,
        head,
        body,
        entry: entry?.name,
        scripts: scripts.slice(0, 1),
        preloads: scripts.slice(1),
        styles: [...new Set([...this.entry.styles, ...chunk.styles])],
        icon: assets[site.brand.favicon]?.src,
        touchIcon: icons.touch,
        manifest: manifestPath,
        ...(head.canonical === '' ? {} : { share: this.share(head, picture), things }),
      }),
    );
    return { head, noindexQuery };
  }

  /** Write any file of the site, by its path from the site's root. */
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

  /** Draw what a link to the page shows where it is shared. */
  private share({ title }: Head, picture: string | undefined): Share {
    const { brand, origin } = this.pages.site;
    const plain = title.slice(0, -brand.titleSuffix.length || undefined);
    const png = shareImage({
      title: plain,
      brand: brand.name,
      mark: this.sitePicture(brand.mark),
      host: new URL(origin).host,
      colours: this.colours,
      ...(picture === undefined ? {} : { picture: this.built(picture) }),
    });
    const file = `/assets/share-${createHash('sha256').update(png).digest('base64url').slice(0, 10)}.png`;
    this.put(file, png);
    return { siteName: brand.name, title: plain, image: origin + file };
  }
}

interface Chunk {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A chunk with everything it imports at once: scripts (itself first) and style sheets, as addresses. */
function closure(manifest: Manifest, key: string): Chunk {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    for (const inner of chunk.imports ?? []) visit(inner);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
  };
  visit(key);
  return { scripts: [...scripts], styles: [...styles] };
}
