import { parseArgs } from 'node:util';
import { collectMarks, type Mark } from './support/spec/collect.ts';
import { coverage, type Coverage } from './support/spec/coverage.ts';
import { specLines, type SpecLine } from './support/spec/lines.ts';
import { covers, parseRanges } from './support/spec/marks.ts';

const { values: options } = parseArgs({
  options: { points: { type: 'string' }, lines: { type: 'string' }, json: { type: 'boolean' } },
});

/**
 * Prints the lines of the specification that no test names. Exit code 1: a required line is missing, or a mark names
 * an unknown line.
 */
function main(): number {
  const { named, missing, unknown } = coverage(specLines('.'), collectMarks('.'));
  const shown = { named: named.filter(wanted()), missing: missing.filter(wanted()), unknown };
  if (options.json) console.log(JSON.stringify(shown, null, 2));
  else print(shown);
  return unknown.length > 0 || (options.lines && shown.missing.length > 0) ? 1 : 0;
}

function wanted(): (line: SpecLine) => boolean {
  const points = options.points?.split(',').map((point) => point.trim());
  const ranges = options.lines ? parseRanges(options.lines) : undefined;
  return ({ id }) =>
    (!points || points.includes(pointOf(id))) && (!ranges || ranges.some((range) => covers(range, id)));
}

function print({ named, missing, unknown }: Coverage<Mark>): void {
  for (const point of new Set([...named, ...missing].map(({ id }) => pointOf(id)).sort())) {
    const lacking = missing.filter(({ id }) => pointOf(id) === point);
    const tested = named.filter(({ id }) => pointOf(id) === point).length;
    console.log(`\nPoint ${point}: ${tested} of ${tested + lacking.length} lines are named by a test`);
    for (const { id, text } of lacking) console.log(`  ${id.padEnd(6)} ${text}`);
  }
  for (const { file, title } of unknown) console.log(`\nNo such line: ${file}: ${title}`);
  console.log(`\nIn all: ${named.length} of ${named.length + missing.length} lines are named by a test`);
}

function pointOf(id: string): string {
  return id.slice(0, id.indexOf('.'));
}

process.exitCode = main();
