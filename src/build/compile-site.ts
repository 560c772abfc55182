import { sortProblems } from '../problems/print.ts';
import type { Problem } from '../problems/problem.ts';
import { checkSource } from './check/check.ts';
import type { Contracts } from './check/contracts.ts';
import { fillConstants } from './link/constants.ts';
import { linkSource } from './link/link.ts';
import { collectNames, type Names } from './link/names.ts';
import { proveConditions } from './prove/conditions.ts';
import { proveExampleFields, proveFields } from './prove/fields.ts';
import { proveMessages, proveRuleMessages, proveValues } from './prove/messages.ts';
import { partsOf } from './prove/parts.ts';
import { proveSite } from './prove/site.ts';
import { proveSteps } from './prove/steps.ts';
import { readAssets, readFiles } from './read/files.ts';
import { parseFile } from './read/parse.ts';
import type { Source } from './read/source.ts';

/** What the compiler knows of a site: every name in it, and everything that is wrong with it. */
export interface Site {
  readonly names: Names;
  readonly problems: readonly Problem[];
}

/**
 * Read → parse → check → link → prove every file under `root`/config.
 * Every problem of every file is collected. A file with a problem of an earlier
 * stage is left out of the later ones, so that one mistake is said once.
 */
export function compileSite(root: string, contracts: Contracts): Site {
  const files = readFiles(root);
  const parsed = files.map(parseFile);
  const sources = parsed.flatMap(({ source }) => (source ? [source] : []));
  const constants = fillConstants(sources);
  const checked = constants.sources.map((source) => ({ source, problems: checkSource(source, contracts) }));
  const sound = checked.filter(({ problems }) => problems.length === 0).map(({ source }) => source);
  const broken = files.filter(({ file }) => !sound.some((source) => source.file === file));
  const names = collectNames(constants.sources, broken, readAssets(root), contracts);
  const early = [...parsed.flatMap(({ problems }) => problems), ...constants.problems, ...checked.flatMap(({ problems }) => problems)];
  const linked = sound.flatMap((source) => linkSource(source, names));
  const loose = new Set(linked.map(({ place }) => place.file));
  // Conditions and messages are proved against whole lists: not in a file that names one which is not there.
  const proved = broken.length > 0 ? [] : sound.filter(({ file }) => !loose.has(file)).flatMap((source) => proveSource(source, names));
  // Between files only when every file is whole: else a broken page makes its lists look unused.
  const between = early.length + linked.length === 0 ? proveSite(names, constants.used) : [];
  return { names, problems: sortProblems([...early, ...linked, ...proved, ...between]) };
}

function proveSource(source: Source, names: Names): Problem[] {
  if (source.kind !== 'form' && source.kind !== 'wizard') return [];
  const parts = partsOf(source);
  const whole = parts.slice(0, 1).flatMap((part) => [...proveExampleFields(part), ...proveValues(part)]);
  return [...whole, ...(source.kind === 'wizard' ? proveSteps(source) : []), ...parts.flatMap((part) => [...proveFields(part, names.contracts), ...proveMessages(part), ...proveRuleMessages(part, names.contracts), ...proveConditions(part, names)])];
}
