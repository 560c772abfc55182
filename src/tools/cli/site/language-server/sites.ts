import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Places } from '../../../../compiler/compiler.ts';
import { LanguageService } from '../../../../authoring/language/service.ts';

/** A site that is open in an editor. */
export interface OpenSite {
  /** The folder of config/. */
  readonly root: string;
  readonly service: LanguageService;
}

/** A config file of an open site. The path is relative to the folder of config/. */
export interface OpenFile {
  readonly site: OpenSite;
  readonly file: string;
}

/** The sites with open files, each with its own language service. */
export class Sites {
  private readonly open = new Map<string, OpenSite>();

  constructor(private readonly places: Omit<Places, 'root'>) {}

  /** The config file at an address. Undefined if it does not belong to a site. */
  fileAt(uri: string): OpenFile | undefined {
    if (!uri.startsWith('file:')) return undefined;
    const path = fileURLToPath(uri).replaceAll('\\', '/');
    const at = path.lastIndexOf('/config/');
    const root = path.slice(0, at);
    if (at === -1 || !existsSync(join(root, 'config/site.yaml'))) return undefined;
    return { site: this.siteIn(root), file: path.slice(at + 1) };
  }

  private siteIn(root: string): OpenSite {
    const known = this.open.get(root) ?? { root, service: new LanguageService({ ...this.places, root }) };
    this.open.set(root, known);
    return known;
  }

  get all(): OpenSite[] {
    return [...this.open.values()];
  }
}

/** The address of a file of a site. */
export const uriOf = ({ root }: Pick<OpenSite, 'root'>, file: string): string => pathToFileURL(join(root, file)).href;
