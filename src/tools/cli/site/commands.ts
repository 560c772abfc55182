import type { Command } from '../kit/command.ts';

/** All commands by name. Commands are loaded lazily, so that none waits for the dependencies of others. */
export const commands: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  check: () => import('./check/command.ts'),
  explain: () => import('./explain/command.ts'),
  where: () => import('./where/command.ts'),
  rename: () => import('./rename/command.ts'),
  graph: () => import('./graph/command.ts'),
  diff: () => import('./diff/command.ts'),
  new: () => import('./new/command.ts'),
  import: () => import('./import/command.ts'),
  export: () => import('./export/command.ts'),
  translate: () => import('./translate/command.ts'),
  accept: () => import('./accept/command.ts'),
  fair: () => import('./fair/command.ts'),
  insights: () => import('./insights/command.ts'),
  coverage: () => import('./coverage/command.ts'),
  doctor: () => import('./doctor/command.ts'),
  'language-server': () => import('./language-server/command.ts'),
};
