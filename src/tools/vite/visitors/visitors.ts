import { fileURLToPath } from 'node:url';
import type { Reported } from '../../../compiler/day.ts';
import type { Unsaved } from '../../../compiler/read/files.ts';
import { askApart } from './ask-apart.ts';
import type { Visitors } from './walks.ts';

/** What the process is asked to check. */
export interface VisitorRequest {
  readonly unsaved: Unsaved;
}

const processFile = fileURLToPath(new URL('./visitors-process.ts', import.meta.url));

/** Simulated visitors in a process of their own with its own compiler, so that the server answers meanwhile. */
export function visitorsApart(project: string, root: string, ended: AbortSignal): Visitors {
  const ask = askApart<VisitorRequest>(processFile, [project, root], ended);
  return { walk: (unsaved) => ask({ unsaved }) as Promise<Reported> };
}
