import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { folders } from '../../compiler/read/files.ts';
import { Refusal } from '../http/refusal.ts';

/** Every name that a text of config can have. No other can be read or written, however it is spelt. */
const texts = new RegExp(
  `^config/(?:site\\.yaml|(?:${Object.keys(folders).join('|')})/[a-z0-9][a-z0-9-]*\\.yaml|tables/[a-z0-9][a-z0-9-]*\\.csv)$`,
);

/** Whether a file is a text of config, by its name. */
export const isConfigText = (file: string): boolean => texts.test(file);

/** Every name that a picture can have. */
const pictures = /^config\/assets\/[A-Za-z0-9][\w-]*\.(?:svg|jpe?g|png|webp|avif)$/;

/** Whether a file is a picture, by its name. */
export const isPicture = (file: string): boolean => pictures.test(file);

/** The texts of a site's config, and nothing beside them. */
export class ConfigFiles {
  /**
   * `root`: the folder that holds config/; `allowed`: the names of its files; `encoding`: how their bytes are text.
   */
  constructor(
    private readonly root: string,
    private readonly allowed = texts,
    private readonly encoding: 'utf8' | 'latin1' = 'utf8',
  ) {}

  /** The pictures of a site, and nothing beside them. Each byte is a letter, whatever it means. */
  static pictures(root: string): ConfigFiles {
    return new ConfigFiles(root, pictures, 'latin1');
  }

  /** The text of a file; undefined when there is none. */
  read(file: string): string | undefined {
    const path = this.pathOf(file);
    if (path === undefined) return undefined;
    try {
      // A link is not followed, wherever it leads.
      const opened = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
      try {
        return fstatSync(opened).isFile() ? readFileSync(opened, this.encoding) : undefined;
      } finally {
        closeSync(opened);
      }
    } catch {
      return undefined;
    }
  }

  /** Puts a text in place of a file's at once, so that nobody meets half of it. */
  write(file: string, text: string): void {
    const path = this.pathOf(file) ?? this.pathInNewFolder(file);
    if (path === undefined) throw new Refusal(404, 'There is no such folder.');
    const fresh = join(dirname(path), `.${randomBytes(6).toString('hex')}.tmp`);
    writeFileSync(fresh, text, { flag: 'wx', encoding: this.encoding });
    renameSync(fresh, path);
  }

  /** Removes a file. One that is not there is removed already. */
  remove(file: string): void {
    const path = this.pathOf(file);
    if (path !== undefined && this.read(file) !== undefined) unlinkSync(path);
  }

  /** The first file of its kind makes its folder. */
  private pathInNewFolder(file: string): string | undefined {
    try {
      mkdirSync(dirname(join(this.root, file)));
    } catch {
      // A link that leads nowhere is in the way.
      return undefined;
    }
    return this.pathOf(file);
  }

  /**
   * Where a file lies; undefined where there is no folder for it. Throws for one that is none of config, or whose
   * folder is a link to elsewhere.
   */
  private pathOf(file: unknown): string | undefined {
    if (typeof file !== 'string' || !this.allowed.test(file))
      throw new Refusal(403, 'No file of config has this name.');
    const config = realFolder(join(this.root, 'config'));
    const [, ...inner] = file.split('/');
    if (config === undefined) return undefined;
    const path = join(config, ...inner);
    const folder = realFolder(dirname(path));
    if (folder === undefined) return undefined;
    if (folder !== dirname(path)) throw new Refusal(403, 'This folder leads out of config.');
    return path;
  }
}

function realFolder(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

/** Tells one text from another. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
