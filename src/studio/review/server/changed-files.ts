import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesOf, wholeChange, type FileChange, type FilePair } from '../../../authoring/changes/file-changes.ts';
import { title } from '../../../authoring/changes/tell.ts';
import { committed, differing } from '../../../authoring/changes/working-tree.ts';
import type { Checked } from '../../../compiler/check/checked.ts';
import { isConfigText, isPicture } from '../../workspace/config-files.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { inTurns } from './in-turns.ts';

/** A file that differs from the last commit. */
export interface Changed {
  readonly file: string;
  /** For the person: Page "home". */
  readonly title: string;
  readonly how: 'added' | 'removed' | 'changed';
  /** The text in the last commit; undefined if the file is new. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly changes: readonly FileChange[];
  /** Whether Studio can write it, and so revert its changes. */
  readonly isOurs: boolean;
}

interface KnownChanges {
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly source: Checked | undefined;
  readonly changes: readonly FileChange[];
}

/** Most git processes at once. */
const maxProcesses = 8;

/** The files that differ from the last commit, drafts included. */
export class ChangedFiles {
  /** The texts of the last requested commit, by file. */
  private texts: { readonly commit: string; readonly byFile: Map<string, string | undefined> } | undefined;
  private known = new Map<string, KnownChanges>();

  constructor(
    private readonly root: string,
    private readonly workspace: Workspace,
  ) {}

  async since(commit: string): Promise<Changed[]> {
    // A local variable, because another request may ask for another commit while git runs.
    const texts = this.texts?.commit === commit ? this.texts : { commit, byFile: new Map() };
    this.texts = texts;
    // Waiting changes may be written while git runs, after it has read the file.
    const onTheirWay = this.unsaved();
    const files = new Set([...onTheirWay, ...(await differing(this.root)), ...this.unsaved()]);
    const found = await inTurns([...files].sort(), maxProcesses, async (file) => {
      if (!texts.byFile.has(file))
        texts.byFile.set(file, (await committed(this.root, file, commit))?.toString(encodingOf(file)));
      return this.one(file, texts.byFile.get(file));
    });
    const changed = found.filter((one) => one !== undefined);
    const kept = new Set(changed.map(({ file }) => file));
    this.known = new Map([...this.known].filter(([file]) => kept.has(file)));
    return changed;
  }

  private unsaved(): string[] {
    const { unsaved, drafts } = this.workspace;
    return [...unsaved.keys(), ...drafts.map(({ file }) => file)];
  }

  /** The current text of a file, drafts included. */
  textNow(file: string): string | undefined {
    return isConfigText(file) || isPicture(file) ? this.workspace.contentOf(file) : this.onDisk(file);
  }

  private one(file: string, before: string | undefined): Changed | undefined {
    const after = this.textNow(file);
    if (before === after) return undefined;
    const how = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
    const { names } = this.workspace.site;
    const source = names.files.get(file);
    const name = source ? title(source) : fileTitle(file);
    // Studio adds and removes pictures, but does not replace them.
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

  private onDisk(file: string): string | undefined {
    try {
      return readFileSync(join(this.root, file), encodingOf(file));
    } catch {
      return undefined;
    }
  }
}

/** Pictures are compared byte by byte. */
const encodingOf = (file: string): BufferEncoding => (isConfigText(file) ? 'utf8' : 'latin1');

const fileTitle = (file: string): string => {
  const asset = /^config\/assets\/(.+)$/.exec(file)?.[1];
  return asset === undefined ? file.replace(/^config\//, '') : `picture "${asset}"`;
};
