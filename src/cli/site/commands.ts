import type { Command } from '../kit/command.ts';

/** Every command by its name. Each is loaded when it is asked for: what one needs, the others do not wait for. */
export const commands: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  check: () => import('./check/command.ts'),
  explain: () => import('./explain/command.ts'),
  where: () => import('./where/command.ts'),
  rename: () => import('./rename/command.ts'),
  graph: () => import('./graph/command.ts'),
  diff: () => import('./diff/command.ts'),
  new: () => import('./new/command.ts'),
  coverage: () => import('./coverage/command.ts'),
  doctor: () => import('./doctor/command.ts'),
};
