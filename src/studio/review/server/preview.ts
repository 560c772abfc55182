import { execFile, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writePreview } from '../preview/write-preview.ts';
import type { PreviewAnswer } from '../contract.ts';
import type { PicturesOptions } from './pictures.ts';
import { siteCopy } from './site-copy.ts';

/** Longest part of a build's error that is shown. */
const maxErrorLength = 2000;

/** Builds the current site, and writes it into a folder that a colleague can open. */
export class Preview {
  answer: PreviewAnswer = { state: 'none' };
  private building: { readonly child: ChildProcess; clear(): void } | undefined;

  constructor(private readonly options: PicturesOptions) {
    options.ended.addEventListener('abort', () => this.end());
  }

  /** Starts, unless it is running. */
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
      if (error) throw new Error(`The site cannot be built.\n${stderr.trim().slice(0, maxErrorLength)}`);
      return { state: 'done', folder, pages: writePreview(join(built, 'client'), folder) };
    } catch (reason) {
      return failed(reason);
    }
  }

  /** Stops a running build and removes its files. */
  private end(): void {
    this.building?.child.kill();
    this.building?.clear();
    this.building = undefined;
  }
}

const failed = (error: unknown): PreviewAnswer => ({ state: 'failed', fault: (error as Error).message });
