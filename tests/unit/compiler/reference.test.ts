import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { afterAll, describe, expect, it } from 'vitest';
import { referenceText } from '../../../src/tools/cli/types/reference/reference.ts';
import { withoutSources } from '../../../src/tools/cli/types/reference/table.ts';
import { printProblems } from '../../../src/shared/problems/print.ts';
import { exampleNames, exampleSite } from '../../support/reference/example-site.ts';
import { markNow, readMarks } from '../../support/reference/made-from.ts';
import { contracts, siteOf } from '../../support/compiled.ts';

const controls = contracts.widgets.filter((name) => !contracts.pluginWidgets.includes(name));

describe('schemas/README.md', () => {
  it('is up to date with the contracts: if not, run npm run types', () => {
    expect(referenceText(process.cwd(), contracts)).toBe(readFileSync('schemas/README.md', 'utf8'));
  });

  it('explains every property, at any depth of its contract', () => {
    const text = readFileSync('schemas/README.md', 'utf8').replaceAll('\\', '');
    const described = [...contracts.schemas].flatMap(([file, schema]) =>
      file === 'blocks.schema.json' ? [] : propertiesIn(schema),
    );
    expect(described.length).toBeGreaterThan(300);
    expect(described.filter(([name, meaning]) => !text.includes(`${name}\` |`) || !text.includes(meaning))).toEqual([]);
  });

  it('has an example of everything', () => {
    expect(exampleNames('blocks')).toEqual([...contracts.blocks].sort());
    expect(exampleNames('fields')).toEqual([...controls].sort());
    expect(exampleNames('plugins')).toEqual([...contracts.plugins].sort());
    expect(exampleNames('kinds')).toEqual(['catalog', 'constants', 'form', 'list', 'page', 'site', 'table', 'wizard']);
  });

  const seen = [
    ...contracts.blocks.map((name) => `blocks/${name}`),
    ...controls.filter((name) => name !== 'hidden').map((name) => `fields/${name}`),
  ];

  it('has a picture of every block and of every visible control: npm run pictures -- <name> makes it', () => {
    expect(seen.filter((name) => !existsSync(join('schemas/pictures', `${name}.png`)))).toEqual([]);
  });

  it('has no outdated picture: npm run pictures -- <name> takes it anew', async () => {
    const marks = readMarks();
    const now = await Promise.all(seen.map(async (name) => [name, await markNow(name)] as const));
    expect(now.filter(([name, mark]) => marks[name] !== mark).map(([name]) => name)).toEqual([]);
    expect(Object.keys(marks).sort()).toEqual([...seen].sort());
  });
});

describe('the examples', () => {
  const { root } = exampleSite();
  afterAll(() => rmSync(root, { recursive: true }));

  it('compile, laid over the site', () => {
    const { problems } = siteOf(root).finish();
    expect(problems.length === 0 ? '' : printProblems(problems)).toBe('');
  });

  it('of site.yaml fits its contract', () => {
    const validate = contracts.validator('site.schema.json');
    validate(parse(readFileSync('schemas/examples/kinds/site.yaml', 'utf8')));
    expect(validate.errors).toBeNull();
  });
});

/** Each property of a contract: its name and its own description, as the reference shows it. */
function propertiesIn(schema: unknown): [name: string, meaning: string][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const {
    then: _,
    properties = {},
    ...others
  } = schema as {
    then?: unknown;
    properties?: Record<string, { description?: string }>;
  };
  const own = Object.entries(properties).flatMap(([name, { description }]): [string, string][] =>
    typeof description === 'string' ? [[name, withoutSources(description).replaceAll('\\', '')]] : [],
  );
  return [...own, ...Object.values({ ...properties, ...others }).flatMap(propertiesIn)];
}
