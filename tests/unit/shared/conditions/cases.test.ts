import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { saidBy } from '../../../../src/shared/conditions/says.ts';
import { Names, type Name } from '../../../../src/shared/conditions/names.ts';

const folder = join(import.meta.dirname, 'cases');

const name = (of: string, title: string, type: Name['type'], options: readonly [string, string][] = []): Name => ({
  name: of,
  title,
  type,
  options: options.map(([value, label]) => ({ value, label })),
});

const names = new Names([
  name('office', 'Office insurance', 'text', [
    ['Yes', 'Yes'],
    ['No', 'No'],
  ]),
  name('city', 'Where do you live?', 'text', [
    ['pune', 'Pune'],
    ['delhi', 'Delhi'],
    ['mumbai', 'Mumbai'],
  ]),
  name('covers', 'Covers', 'choices', [['theft', 'Theft']]),
  name('age', 'Age', 'number'),
  name('born', 'Date of birth', 'date'),
  name('name', 'Name', 'text'),
  { ...name('smoker', 'Smoker', 'truth'), isBox: true },
  { ...name('limits.oldest', 'limits.oldest', 'number'), value: 65 },
]);

interface Case {
  readonly condition: unknown;
  readonly says: string | null;
  readonly lines?: false;
}

describe.each(readdirSync(folder))('the conditions of %s', (file) => {
  const cases = parse(readFileSync(join(folder, file), 'utf8')) as Case[];
  it.each(cases.map((one) => [JSON.stringify(one.condition), one] as const))('%s', (_, { condition, says, lines }) => {
    const reading = saidBy(condition, names);
    expect(reading.sentence ?? null).toBe(says);
    expect(reading.lines !== undefined).toBe(says !== null && lines !== false);
  });
});
