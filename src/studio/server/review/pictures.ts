import { fork, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkOut } from '../../../changes/git.ts';
import type { PicturesAnswer, PicturesNews } from '../../shared/page-pictures.ts';
import type { Workspace } from '../workspace.ts';
import { siteCopy } from './site-copy.ts';

const file = fileURLToPath(new URL('../../pictures/pictures-process.ts', import.meta.url));

type Taken = Omit<PicturesAnswer, 'isOld'>;

const none: Taken = { state: 'none', done: 0, total: 0, pages: [] };

export interface PicturesOptions {
  readonly project: string;
  readonly root: string;
  readonly cache: string;
  readonly workspace: Workspace;
}

/** Pictures of what has changed since a commit. They are taken in a process of their own, one after the other. */
export class Pictures {
  private taken: Taken = none;
  private turn = -1;
  /** How often it was begun. What comes of an earlier time is not heard. */
  private runs = 0;
  private process: ChildProcess | undefined;

  constructor(private readonly options: PicturesOptions) {}

  get answer(): PicturesAnswer {
    return { ...this.taken, isOld: this.turn !== this.options.workspace.turn };
  }

  /** Begins anew, with the site as it is now. Pictures of pages that have not changed since are there at once. */
  async begin(commit: string): Promise<void> {
    this.process?.kill();
    this.runs += 1;
    const run = this.runs;
    const { project, root, cache, workspace } = this.options;
    this.taken = { ...none, state: 'running' };
    this.turn = workspace.turn;
    const before = await checkOut(root, commit).catch((error: unknown) => {
      this.taken = none;
      throw error;
    });
    if (run !== this.runs) return before.remove();
    const after = siteCopy(root, workspace);
    const taking = fork(file, [project, before.folder, after, cache], { serialization: 'advanced' });
    this.process = taking;
    taking.on('message', (news: PicturesNews) => run === this.runs && this.hear(news));
    taking.on('exit', (code) => {
      before.remove();
      rmSync(after, { recursive: true, force: true });
      if (run === this.runs) this.ended(code);
    });
  }

  private ended(code: number | null): void {
    const fault = this.taken.fault ?? (code === 0 ? undefined : 'What takes the pictures has stopped.');
    this.taken = {
      ...this.taken,
      state: fault === undefined ? 'done' : 'failed',
      ...(fault !== undefined && { fault }),
    };
  }

  private hear(news: PicturesNews): void {
    const { taken } = this;
    if (news.kind === 'total') this.taken = { ...taken, total: news.total };
    else if (news.kind === 'fault') this.taken = { ...taken, fault: news.fault };
    else this.taken = { ...taken, done: taken.done + 1, pages: [...taken.pages, news.pictured] };
  }
}
