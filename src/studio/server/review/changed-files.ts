import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesOf, wholeChange, type FileChange, type FilePair } from '../../../changes/file-changes.ts';
import { title } from '../../../changes/tell.ts';
import { committed, differing } from '../../../changes/working-tree.ts';
import type { Checked } from '../../../compiler/check/checked.ts';
import { isConfigText, isPicture } from '../config-files.ts';
import type { Workspace } from '../workspace.ts';

/** A file that differs from the last commit. */
export interface Changed {
  readonly file: string;
  /** As one would say it: Page "home". */
  readonly title: string;
  readonly how: 'added' | 'removed' | 'changed';
  /** The text of the last commit; undefined where it has none. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly changes: readonly FileChange[];
  /** Whether Studio can write it, and so take its changes back. */
  readonly isOurs: boolean;
}

interface Known {
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly source: Checked | undefined;
  readonly changes: readonly FileChange[];
}

/** What differs from the last commit, of the texts as the person before Studio has them. */
export class ChangedFiles {
  /** The texts of a commit, by file. */
  private texts = new Map<string, string | undefined>();
  private commit = '';
  private known = new Map<string, Known>();

  constructor(
    private readonly root: string,
    private readonly workspace: Workspace,
  ) {}

  async since(commit: string): Promise<Changed[]> {
    if (commit !== this.commit) this.texts = new Map();
    this.commit = commit;
    const { unsaved, drafts } = this.workspace;
    const files = new Set([...(await differing(this.root)), ...unsaved.keys(), ...drafts.map(({ file }) => file)]);
    const found = await Promise.all([...files].sort().map((file) => this.one(file, commit)));
    const changed = found.filter((one) => one !== undefined);
    const kept = new Set(changed.map(({ file }) => file));
    this.known = new Map([...this.known].filter(([file]) => kept.has(file)));
    return changed;
  }

  private async one(file: string, commit: string): Promise<Changed | undefined> {
    const isKind = isConfigText(file) || isPicture(file);
    const before = await this.committedText(file, commit);
    const after = isKind ? this.workspace.contentOf(file) : this.onDisk(file);
    if (before === after) return undefined;
    const how = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
    const { names } = this.workspace.site;
    const source = names.files.get(file);
    const name = source ? title(source) : titleOf(file);
    // A picture comes and goes; Studio puts none in place of another one of the same name.
    const isOurs = isConfigText(file) || (isPicture(file) && how !== 'changed');
    const changes = isOurs ? this.changes({ file, before, after }, source) : [];
    return { file, title: `${name[0]!.toUpperCase()}${name.slice(1)}`, how, before, after, changes, isOurs };
  }

  private changes(pair: FilePair, source: Checked | undefined): readonly FileChange[] {
    if (isPicture(pair.file)) return [wholeChange(pair)];
    const known = this.known.get(pair.file);
    if (known && known.before === pair.before && known.after === pair.after && known.source === source)
      return known.changes;
    const changes = changesOf(pair, source, this.workspace.site.names);
    this.known.set(pair.file, { ...pair, source, changes });
    return changes;
  }

  private async committedText(file: string, commit: string): Promise<string | undefined> {
    if (!this.texts.has(file))
      this.texts.set(file, (await committed(this.root, file, commit))?.toString(encodingOf(file)));
    return this.texts.get(file);
  }

  private onDisk(file: string): string | undefined {
    try {
      return readFileSync(join(this.root, file), encodingOf(file));
    } catch {
      return undefined;
    }
  }
}

/** Pictures are compared by their bytes. */
const encodingOf = (file: string): BufferEncoding => (isConfigText(file) ? 'utf8' : 'latin1');

const titleOf = (file: string): string => {
  const asset = /^config\/assets\/(.+)$/.exec(file)?.[1];
  return asset === undefined ? file.replace(/^config\//, '') : `picture "${asset}"`;
};
