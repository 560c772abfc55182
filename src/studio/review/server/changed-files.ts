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

/** So many processes of git run at once. */
const mostAtOnce = 8;

/** What differs from the last commit, of the texts as the person before Studio has them. */
export class ChangedFiles {
  /** The texts of the commit that was asked about last, by file. */
  private texts: { readonly commit: string; readonly byFile: Map<string, string | undefined> } | undefined;
  private known = new Map<string, Known>();

  constructor(
    private readonly root: string,
    private readonly workspace: Workspace,
  ) {}

  async since(commit: string): Promise<Changed[]> {
    // Held here, because someone else may ask about another commit while git answers.
    const texts = this.texts?.commit === commit ? this.texts : { commit, byFile: new Map() };
    this.texts = texts;
    // What is on its way now may lie in its file before git has answered, which has not seen it then.
    const onTheirWay = this.unsaved();
    const files = new Set([...onTheirWay, ...(await differing(this.root)), ...this.unsaved()]);
    const found = await inTurns([...files].sort(), mostAtOnce, async (file) => {
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

  /** The text of a file as the person has it. */
  textNow(file: string): string | undefined {
    return isConfigText(file) || isPicture(file) ? this.workspace.contentOf(file) : this.onDisk(file);
  }

  private one(file: string, before: string | undefined): Changed | undefined {
    const after = this.textNow(file);
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
