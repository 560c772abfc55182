import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missedWords } from '../../../authoring/changes/browser-words.ts';
import { changedSnapshots } from '../../../authoring/changes/snapshots.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Studio } from '../../http/studio.ts';
import type { SnapshotsAnswer } from '../contract.ts';

const nothing = { count: 0, missed: [] };

/** Takes the new look of changed pages over into the snapshots of the tests, which are committed with the changes. */
export class Snapshots {
  answer: SnapshotsAnswer = { state: 'none', ...nothing };
  /** The snapshots that were taken over since the last commit. */
  readonly taken = new Set<string>();

  constructor(private readonly studio: Pick<Studio, 'project' | 'root' | 'workspace'>) {}

  /** Starts, unless it is running. */
  begin(): void {
    if (this.answer.state === 'running') return;
    if (this.studio.workspace.unsaved.size > 0)
      throw new Refusal(409, 'The last change is still being saved. Try again in a moment.');
    this.answer = { state: 'running', ...nothing };
    void this.take().then(
      (answer) => (this.answer = answer),
      (error: unknown) => (this.answer = { state: 'failed', ...nothing, fault: (error as Error).message }),
    );
  }

  private async take(): Promise<SnapshotsAnswer> {
    const { project, root } = this.studio;
    const changed = await changedSnapshots(project, root, '');
    for (const { path, after } of changed.flatMap(({ snapshots }) => snapshots)) {
      writeFileSync(join(root, path), after);
      this.taken.add(path);
    }
    return { state: 'done', count: this.taken.size, missed: missedWords(root, changed) };
  }
}
