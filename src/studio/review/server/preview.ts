import { execFile, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writePreview } from '../preview/write-preview.ts';
import type { PreviewAnswer } from '../contract.ts';
import type { PicturesOptions } from './pictures.ts';
import { siteCopy } from './site-copy.ts';

/** So much of what a build says is shown. */
const mostSaid = 2000;

/** Builds the site as the person has it, and writes it as a folder that a colleague can open. */
export class Preview {
  answer: PreviewAnswer = { state: 'none' };
  private building: { readonly child: ChildProcess; clear(): void } | undefined;

  constructor(private readonly options: PicturesOptions) {
    options.ended.addEventListener('abort', () => this.end());
  }

  /** Begins, unless one is being made. */
  begin(): void {
    if (this.answer.state === 'running') return;
    this.answer = { state: 'running' };
    try {
      this.build();
    } catch (error) {
      this.answer = failed(error);
    }
  }

  private build(): void {
    const { project, root, cache, workspace } = this.options;
    const copy = siteCopy(root, workspace);
    const built = join(cache, `build-${process.pid}`);
    const clear = () => [copy, built].forEach((one) => rmSync(one, { recursive: true, force: true }));
    const args = ['--import', 'tsx', 'src/tools/cli/build.ts', built];
    const env = { ...process.env, SITE_ROOT: copy, DATA_DIR: join(copy, 'data') };
    const child = execFile(process.execPath, args, { cwd: project, env, maxBuffer: 1e8 }, (error, _, stderr) => {
      if (this.building?.child === child) this.answer = this.written(error, stderr, built);
      this.building = undefined;
      clear();
    });
    this.building = { child, clear };
  }

  private written(error: Error | null, stderr: string, built: string): PreviewAnswer {
    const folder = join(this.options.root, 'preview');
    try {
      if (error) throw new Error(`The site cannot be built as it is.\n${stderr.trim().slice(0, mostSaid)}`);
      return { state: 'done', folder, pages: writePreview(join(built, 'client'), folder) };
    } catch (reason) {
      return failed(reason);
    }
  }

  /** Leaves nothing behind of a build that is under way. */
  private end(): void {
    this.building?.child.kill();
    this.building?.clear();
    this.building = undefined;
  }
}

const failed = (error: unknown): PreviewAnswer => ({ state: 'failed', fault: (error as Error).message });
