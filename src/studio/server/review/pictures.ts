import { fork, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkOut } from '../../../changes/git.ts';
import type { PicturesAnswer, PicturesNews } from '../../shared/pictures.ts';
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
  private process: ChildProcess | undefined;

  constructor(private readonly options: PicturesOptions) {}

  get answer(): PicturesAnswer {
    return { ...this.taken, isOld: this.turn !== this.options.workspace.turn };
  }

  /** Begins anew, with the site as it is now. Pictures of pages that have not changed since are there at once. */
  async begin(commit: string): Promise<void> {
    this.process?.removeAllListeners();
    this.process?.kill();
    this.taken = { ...none, state: 'running' };
    this.turn = this.options.workspace.turn;
    const { project, root, cache, workspace } = this.options;
    const before = await checkOut(root, commit);
    const after = siteCopy(root, workspace);
    const done = (state: Taken['state'], fault?: string) => {
      before.remove();
      rmSync(after, { recursive: true, force: true });
      this.process = undefined;
      this.taken = { ...this.taken, state, ...(fault !== undefined && { fault }) };
    };
    this.process = fork(file, [project, before.folder, after, cache], { serialization: 'advanced' });
    this.process.on('message', (news: PicturesNews) => this.hear(news));
    this.process.on('exit', (code) => {
      const { fault } = this.taken;
      const failed = fault ?? (code === 0 ? undefined : `The pictures ended with ${code}.`);
      done(failed === undefined ? 'done' : 'failed', failed);
    });
  }

  private hear(news: PicturesNews): void {
    const { taken } = this;
    if (news.kind === 'total') this.taken = { ...taken, total: news.total };
    else if (news.kind === 'fault') this.taken = { ...taken, fault: news.fault };
    else this.taken = { ...taken, done: taken.done + 1, pages: [...taken.pages, news.pictured] };
  }
}
