import type { Site } from '../../build/compile-site.ts';
import { compilerOf, type Places } from '../../build/compiler.ts';
import { exit, Refusal } from './command.ts';

/** The site of a call, compiled once. */
export const compiled = (places: Places): Site => compilerOf(places).compile();

/** The same, for commands that cannot tell what a site with problems means. */
export const soundSite = (places: Places): Site => sound(compiled(places));

/** The site, when it has no problem. Throws a Refusal otherwise. */
export function sound(site: Site): Site {
  if (site.problems.length === 0) return site;
  const [count, them] = site.problems.length === 1 ? ['a problem', 'it'] : [`${site.problems.length} problems`, 'them'];
  throw new Refusal(`The config has ${count}: npm run check shows ${them}.`, exit.failed);
}
