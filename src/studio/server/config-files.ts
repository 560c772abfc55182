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
import { Refusal } from './refusal.ts';

/** Every name that a file of config can have. No other can be read or written, however it is spelt. */
const allowed = new RegExp(
  `^config/(?:site\\.yaml|(?:${Object.keys(folders).join('|')})/[a-z0-9][a-z0-9-]*\\.yaml|tables/[a-z0-9][a-z0-9-]*\\.csv)$`,
);

/** Whether a file is a text of config, by its name. */
export const isConfigText = (file: string): boolean => allowed.test(file);

/** The texts of a site's config, and nothing beside them. */
export class ConfigFiles {
  /** `root`: the folder that holds config/. */
  constructor(private readonly root: string) {}

  /** The text of a file; undefined when there is none. */
  read(file: string): string | undefined {
    const path = this.pathOf(file);
    if (path === undefined) return undefined;
    try {
      // A link is not followed, wherever it leads.
      const opened = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
      try {
        return fstatSync(opened).isFile() ? readFileSync(opened, 'utf8') : undefined;
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
    writeFileSync(fresh, text, { flag: 'wx' });
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
    if (typeof file !== 'string' || !allowed.test(file)) throw new Refusal(403, 'No file of config has this name.');
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
