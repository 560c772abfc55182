import { fork, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkOut } from '../../../authoring/changes/git.ts';
import type { PagePicturesAnswer, PicturesNews } from '../contract.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { prune } from './prune.ts';
import { siteCopy } from './site-copy.ts';

const processFile = fileURLToPath(new URL('../../camera/pictures-process.ts', import.meta.url));

type PicturesState = Omit<PagePicturesAnswer, 'isOld'>;

const noPictures: PicturesState = { state: 'none', done: 0, total: 0, pages: [] };

export interface PicturesOptions {
  readonly project: string;
  readonly root: string;
  readonly cache: string;
  readonly workspace: Workspace;
  /** Aborted when Studio ends. */
  readonly ended: AbortSignal;
}

/** Pictures of the changes since a commit, taken one after the other in a separate process. */
export class Pictures {
  private taken: PicturesState = noPictures;
  private turn = -1;
  /** Number of runs. Messages of earlier runs are ignored. */
  private runs = 0;
  private taking: { readonly child: ChildProcess; clear(): void } | undefined;

  constructor(private readonly options: PicturesOptions) {
    options.ended.addEventListener('abort', () => this.end());
  }

  get answer(): PagePicturesAnswer {
    return { ...this.taken, isOld: this.turn !== this.options.workspace.turn };
  }

  /** Starts again with the current site. Unchanged pages come from the cache. */
  async begin(commit: string): Promise<void> {
    this.end();
    const run = this.runs;
    this.taken = { ...noPictures, state: 'running' };
    this.turn = this.options.workspace.turn;
    try {
      await this.take(commit, run);
    } catch (error) {
      if (run === this.runs) this.taken = noPictures;
      throw error;
    }
  }

  /** Stops the current run and removes its files. */
  private end(): void {
    this.runs += 1;
    this.taking?.child.kill();
    this.taking?.clear();
    this.taking = undefined;
  }

  private async take(commit: string, run: number): Promise<void> {
    const { project, root, cache, workspace } = this.options;
    const before = await checkOut(root, commit);
    const folders = [before.folder];
    const clear = () => folders.forEach((one) => rmSync(one, { recursive: true, force: true }));
    if (run !== this.runs) return clear();
    try {
      const after = siteCopy(root, workspace);
      folders.push(after);
      prune(cache);
      const child = fork(processFile, [project, before.folder, after, cache], { serialization: 'advanced' });
      this.taking = { child, clear };
      child.on('message', (news: PicturesNews) => run === this.runs && this.hear(news));
      const over = (fault: string | undefined) => {
        clear();
        if (run === this.runs) this.over(fault);
      };
      child.on('error', (error) => over(error.message));
      child.on('exit', (code) => over(code === 0 ? undefined : 'The process that takes the pictures has stopped.'));
    } catch (error) {
      clear();
      throw error;
    }
  }

  private over(reason: string | undefined): void {
    const fault = this.taken.fault ?? reason;
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
