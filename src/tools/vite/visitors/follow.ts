import type { ViteDevServer } from 'vite';
import type { Reported } from '../../../compiler/day.ts';
import type { Companion } from '../companion.ts';
import { visitDelay } from '../live-site.ts';
import { visitorsApart } from './visitors.ts';
import { Walks } from './walks.ts';

/** Follows a site without a companion: after each change, the simulated visitors check it, until the server closes. */
export function followed(
  server: ViteDevServer,
  project: string,
  root: string,
  done: (told: Reported) => void,
): Pick<Companion, 'changed'> {
  const ending = new AbortController();
  server.httpServer?.once('close', () => ending.abort());
  const visitors = visitorsApart(project, root, ending.signal);
  const walks = new Walks(visitors, new Map(), { done, faultChanged: () => undefined });
  return { changed: () => walks.soon(visitDelay) };
}
