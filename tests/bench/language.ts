/**
 * `npm run bench language`: how long an editor waits for each answer about the real config, while a person types.
 * ROUNDS is the number of edits of each file. Prints the median and the 95th percentile of wall time and of CPU time,
 * which does not depend on other work of the machine.
 */
import { join } from 'node:path';
import { cacheFolder } from '../../src/compiler/cache/folder.js';
import { LanguageService } from '../../src/authoring/language/service.ts';
import { Draw } from '../support/mutations/draw.ts';

const project = join(import.meta.dirname, '../..');
const rounds = Number(process.env.ROUNDS ?? 9);
const draw = new Draw(Number(process.env.SEED ?? 1));
const service = new LanguageService({ project, root: project, cache: cacheFolder(project) });

/** One file of each kind, large ones. */
const files = [
  'config/site.yaml',
  'config/pages/home.yaml',
  'config/pages/compare.yaml',
  'config/forms/quote-request.yaml',
  'config/wizards/health.yaml',
  'config/wizards/car.yaml',
  'config/lists/situations-health.yaml',
  'config/catalog/policies.yaml',
  'config/constants/limits.yaml',
  'config/tables/car-figures.yaml',
];

interface Times {
  readonly clock: number[];
  readonly processor: number[];
}
const taken = new Map<string, Times>();

const processor = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function measured<Result>(what: string, work: () => Result): Result {
  const times = taken.get(what) ?? { clock: [], processor: [] };
  taken.set(what, times);
  const [clock, used] = [performance.now(), processor()];
  const result = work();
  times.clock.push(performance.now() - clock);
  times.processor.push(processor() - used);
  return result;
}

/** A place between two characters of a text, where a word begins or ends. */
const placeIn = (text: string): number => {
  const places = [...text.matchAll(/\b/g)].map(({ index }) => index);
  return places[draw.below(places.length)]!;
};

/** A person adds a letter to a word, moves on, and deletes it. */
function edit(file: string, prefix: string): void {
  const before = service.textOf(file);
  const at = placeIn(before);
  const text = `${before.slice(0, at)}x${before.slice(at)}`;
  measured(`${prefix}completion`, () => service.complete(file, text, at + 1));
  measured(`${prefix}problems of a mistake`, () => service.diagnostics(file, text));
  const comment = `${before}# ${draw.below(1e9)}\n`;
  measured(`${prefix}problems of a sound text`, () => service.diagnostics(file, comment));
  measured(`${prefix}problems of a sound text, ${file}`, () => service.diagnostics(file, `${comment}#\n`));
  measured(`${prefix}first hover after an edit`, () => service.hover(file, comment, at));
  measured(`${prefix}hover`, () => service.hover(file, comment, at));
  measured(`${prefix}definition`, () => service.definition(file, comment, at));
  service.close(file);
}

const first = performance.now();
service.allDiagnostics();
const start = performance.now() - first;
// The first rounds measure cold code, which an editor seldom runs.
for (let round = 0; round < 3; round += 1) for (const file of files) edit(file, 'cold ');
for (let round = 0; round < rounds; round += 1) for (const file of files) edit(file, '');
const login = service.textOf('config/forms/login.yaml');
for (let round = 0; round < rounds; round += 1)
  measured('rename of a field', () =>
    service.rename('config/forms/login.yaml', login, login.indexOf('    email:') + 5, `address${round}`),
  );

const at = (numbers: readonly number[], share: number): string =>
  [...numbers]
    .sort((a, b) => a - b)
    [Math.floor((numbers.length - 1) * share)]!.toFixed(0)
    .padStart(5);

console.log(`first compilation ${start.toFixed(0)} ms\n`);
console.log('milliseconds: median and 95th percentile on the clock, of the processor');
for (const [what, { clock, processor: used }] of taken)
  if (!what.startsWith('cold '))
    console.log(`${at(clock, 0.5)} ${at(clock, 0.95)}  ${at(used, 0.5)} ${at(used, 0.95)}  ${what}`);
