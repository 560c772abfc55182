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

/** Allowed names of config texts. No other file can be read or written. */
const texts = new RegExp(
  `^config/(?:(?:translations/[A-Za-z-]+/)?(?:site\\.yaml|(?:${Object.keys(folders).join('|')})/[a-z0-9][a-z0-9-]*\\.yaml)|translations/[A-Za-z-]+/terms\\.yaml|tables/[a-z0-9][a-z0-9-]*\\.csv)$`,
);

/** Whether a file is a text of config, by its name. */
export const isConfigText = (file: string): boolean => texts.test(file);

/** Allowed names of pictures. */
const pictures = /^config\/assets\/[A-Za-z0-9][\w-]*\.(?:svg|jpe?g|png|webp|avif)$/;

/** Whether a file is a picture, by its name. */
export const isPicture = (file: string): boolean => pictures.test(file);

/** Reads and writes config files, and no others. */
export class ConfigFiles {
  /** `root`: the folder with config/; `allowed`: the allowed file names. */
  constructor(
    private readonly root: string,
    private readonly allowed = texts,
    private readonly encoding: 'utf8' | 'latin1' = 'utf8',
  ) {}

  /** Reads and writes pictures, and no other files. As text, each byte is one letter. */
  static pictures(root: string): ConfigFiles {
    return new ConfigFiles(root, pictures, 'latin1');
  }

  /** The text of a file; undefined if it does not exist. */
  read(file: string): string | undefined {
    const path = this.pathOf(file);
    if (path === undefined) return undefined;
    try {
      // Does not follow links.
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

  /** Writes atomically. */
  write(file: string, text: string): void {
    const path = this.pathOf(file) ?? this.pathInNewFolder(file);
    if (path === undefined) throw new Refusal(404, 'There is no such folder.');
    const fresh = join(dirname(path), `.${randomBytes(6).toString('hex')}.tmp`);
    writeFileSync(fresh, text, { flag: 'wx', encoding: this.encoding });
    renameSync(fresh, path);
  }

  /** Removes a file, if it exists. */
  remove(file: string): void {
    const path = this.pathOf(file);
    if (path !== undefined && this.read(file) !== undefined) unlinkSync(path);
  }

  /** Creates the folders for the first file of a kind, or of a language, but none behind a link. */
  private pathInNewFolder(file: string): string | undefined {
    let folder = realFolder(this.root);
    try {
      for (const name of dirname(file).split('/')) {
        if (folder === undefined) return undefined;
        const inner: string = join(folder, name);
        if (realFolder(inner) === undefined) mkdirSync(inner);
        folder = realFolder(inner) === inner ? inner : undefined;
      }
    } catch {
      // A broken link, for example.
      return undefined;
    }
    return this.pathOf(file);
  }

  /**
   * The path of a file; undefined if its folder does not exist. Throws for a name that is not allowed, or if the folder
   * is a link.
   */
  private pathOf(file: unknown): string | undefined {
    if (typeof file !== 'string' || !this.allowed.test(file))
      throw new Refusal(403, 'This is not a valid name for a config file.');
    const config = realFolder(join(this.root, 'config'));
    const [, ...inner] = file.split('/');
    if (config === undefined) return undefined;
    const path = join(config, ...inner);
    const folder = realFolder(dirname(path));
    if (folder === undefined) return undefined;
    if (folder !== dirname(path)) throw new Refusal(403, 'This folder is a link out of config.');
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

/** Content hash. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
