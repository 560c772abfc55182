import { watch } from 'node:fs';
import { join } from 'node:path';
import { exit, Refusal } from '../command.ts';

/** An editor writes a file in several goes. */
const quiet = 40;

/** Tells when files of config/ change. `changed` waits for the next change; of those meanwhile it tells at once. */
export function changes(root: string): { changed(): Promise<void> } {
  let seen = false;
  let tell: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  const notice = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (tell) tell();
      else seen = true;
      tell = undefined;
    }, quiet);
  };
  try {
    watch(join(root, 'config'), { recursive: true }, notice);
  } catch (error) {
    throw new Refusal(`config/ cannot be watched: ${(error as Error).message}`, exit.failed);
  }
  return {
    changed: () =>
      new Promise((resolve) => {
        if (!seen) return void (tell = resolve);
        seen = false;
        resolve();
      }),
  };
}
