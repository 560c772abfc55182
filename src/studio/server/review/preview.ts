import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writePreview } from '../../preview/write-preview.ts';
import type { PreviewAnswer } from '../../shared/review.ts';
import type { PicturesOptions } from './pictures.ts';
import { siteCopy } from './site-copy.ts';

/** So much of what a build says is shown. */
const mostSaid = 2000;

/** Builds the site as the person has it, and writes it as a folder that a colleague can open. */
export class Preview {
  answer: PreviewAnswer = { state: 'none' };

  constructor(private readonly options: PicturesOptions) {}

  /** Begins, unless one is being made. */
  begin(): void {
    if (this.answer.state === 'running') return;
    this.answer = { state: 'running' };
    const { project, root, cache, workspace } = this.options;
    const copy = siteCopy(root, workspace);
    const built = join(cache, `build-${process.pid}`);
    const folder = join(root, 'preview');
    const args = ['--import', 'tsx', 'src/cli/build.ts', built];
    const env = { ...process.env, SITE_ROOT: copy, DATA_DIR: join(copy, 'data') };
    execFile(process.execPath, args, { cwd: project, env, maxBuffer: 1e8 }, (error, _, stderr) => {
      try {
        if (error) throw new Error(`The site cannot be built as it is.\n${stderr.trim().slice(0, mostSaid)}`);
        this.answer = { state: 'done', folder, pages: writePreview(join(built, 'client'), folder) };
      } catch (reason) {
        this.answer = { state: 'failed', fault: (reason as Error).message };
      }
      for (const one of [copy, built]) rmSync(one, { recursive: true, force: true });
    });
  }
}
