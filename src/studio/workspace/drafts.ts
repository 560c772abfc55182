import type { Problem } from '../../shared/problems/problem.ts';
import { addedIn } from './added.ts';
import type { RefusedDraft } from './draft.ts';
import { groupWith } from './groups.ts';
import type { StoredDraft } from './json-store.ts';

/** The changes that are not in the site. They are one proposal: each can cause or solve problems of others. */
export class Drafts {
  private readonly byFile = new Map<string, RefusedDraft>();

  /** `read`: the content of a file on disk. */
  constructor(private readonly read: (file: string) => string | undefined) {}

  get all(): readonly RefusedDraft[] {
    return [...this.byFile.values()];
  }

  get(file: string): RefusedDraft | undefined {
    return this.byFile.get(file);
  }

  /** The draft of a file, with those that are saved together with it. */
  with(file: string): readonly RefusedDraft[] {
    return groupWith([file], this.all);
  }

  refuse(draft: StoredDraft & Pick<RefusedDraft, 'hasStumbled'>, problems: readonly Problem[]): void {
    const isOutdated = this.read(draft.file) !== draft.before;
    this.byFile.set(draft.file, { ...draft, problems, isOutdated });
  }

  /** Bases a draft on a new content of its file. */
  rebase(file: string, before: string | undefined): void {
    const draft = this.get(file);
    if (draft) this.refuse({ ...draft, before }, draft.problems);
  }

  remove(file: string): void {
    this.byFile.delete(file);
  }

  /**
   * Gives each draft its problems of a check of all drafts: those in its file. Problems in other files belong to the
   * draft that had them before, or else to `cause`, the file of the last change.
   */
  share(problems: readonly Problem[], cause?: string): void {
    const drafts = this.all.filter(isCheckable);
    const ownerOf = (problem: Problem): RefusedDraft | undefined =>
      drafts.find(({ file }) => file === problem.place.file) ??
      drafts.find((draft) => addedIn([problem], draft.problems).length === 0) ??
      drafts.find(({ file }) => file === cause) ??
      drafts[0];
    const owned = problems.map((problem) => ({ problem, owner: ownerOf(problem) }));
    for (const draft of drafts)
      this.refuse(
        draft,
        owned.flatMap(({ problem, owner }) => (owner === draft ? [problem] : [])),
      );
  }
}

/** Whether a check without simulated visitors finds all problems of a draft. */
export const isCheckable = ({ isOutdated, hasStumbled }: RefusedDraft): boolean => !isOutdated && hasStumbled !== true;
