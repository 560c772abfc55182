import { fileURLToPath } from 'node:url';
import type { Reported } from '../../../compiler/day.ts';
import { askApart } from '../../../tools/vite/visitors/ask-apart.ts';
import type { VisitorRequest as WalkRequest } from '../../../tools/vite/visitors/visitors.ts';
import type { Visitors } from '../../../tools/vite/visitors/walks.ts';
import type { Answering, VisitorQuestion } from '../../proof/server/asked.ts';

/** Without a question, the whole site is checked. */
export interface VisitorRequest extends WalkRequest {
  readonly question?: VisitorQuestion;
}

const processFile = fileURLToPath(new URL('./visitors-process.ts', import.meta.url));

/** The simulated visitors of the development server, which also answer Studio's questions. */
export function visitorsApart(project: string, root: string, ended: AbortSignal): Visitors & Answering {
  const ask = askApart<VisitorRequest>(processFile, [project, root], ended);
  return {
    walk: (unsaved) => ask({ unsaved }) as Promise<Reported>,
    prove: (form, unsaved) => ask({ question: { ask: 'proof', form }, unsaved }) as ReturnType<Answering['prove']>,
    outcome: (recorded, unsaved) =>
      ask({ question: { ask: 'outcome', ...recorded }, unsaved }) as ReturnType<Answering['outcome']>,
  };
}
