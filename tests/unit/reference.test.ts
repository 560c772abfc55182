import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { afterAll, describe, expect, it } from 'vitest';
import { readContracts } from '../../src/compiler/check/contracts.ts';
import { compileSite } from '../../src/compiler/compile-site.ts';
import { referenceText } from '../../src/cli/types/reference/reference.ts';
import { printProblems } from '../../src/problems/print.ts';
import { exampleNames, exampleSite } from '../support/reference/example-site.ts';
import { markNow, readMarks } from '../support/reference/made-from.ts';

const contracts = readContracts(process.cwd());

describe('schemas/README.md', () => {
  it('is made from the contracts as they are: if not, run npm run types', () => {
    expect(referenceText(process.cwd(), contracts)).toBe(readFileSync('schemas/README.md', 'utf8'));
  });

  it('has an example of everything', () => {
    expect(exampleNames('blocks')).toEqual([...contracts.blocks].sort());
    expect(exampleNames('fields')).toEqual([...contracts.widgets].sort());
    expect(exampleNames('plugins')).toEqual([...contracts.plugins].sort());
    expect(exampleNames('kinds')).toEqual(['catalog', 'constants', 'form', 'list', 'page', 'site', 'wizard']);
  });

  const seen = [
    ...contracts.blocks.map((name) => `blocks/${name}`),
    ...contracts.widgets.filter((name) => name !== 'hidden').map((name) => `fields/${name}`),
  ];

  it('has a picture of every block and of every control that is seen: npm run pictures -- <name> makes it', () => {
    expect(seen.filter((name) => !existsSync(join('schemas/pictures', `${name}.png`)))).toEqual([]);
  });

  it('has no picture that is older than what it shows: npm run pictures -- <name> takes it anew', () => {
    const marks = readMarks();
    expect(seen.filter((name) => marks[name] !== markNow(name))).toEqual([]);
    expect(Object.keys(marks).sort()).toEqual([...seen].sort());
  });
});

describe('the examples', () => {
  const { root } = exampleSite();
  afterAll(() => rmSync(root, { recursive: true }));

  it('compile, laid over the site', () => {
    const { problems } = compileSite(root, contracts);
    expect(problems.length === 0 ? '' : printProblems(problems)).toBe('');
  });

  it('of site.yaml fits its contract', () => {
    const validate = contracts.validator('site.schema.json');
    validate(parse(readFileSync('schemas/examples/kinds/site.yaml', 'utf8')));
    expect(validate.errors).toBeNull();
  });
});
