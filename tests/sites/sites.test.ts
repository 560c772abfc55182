import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measure } from '../../src/authoring/coverage/measure.ts';
import { uncoveredRequired, wantedLine } from '../../src/authoring/coverage/report.ts';
import { printProblems } from '../../src/shared/problems/print.ts';
import { lookOf } from '../config/looks.ts';
import { modulesOf, shippedBy } from '../support/mutations/modules.ts';
import { siteFolder, siteNames } from './sites.ts';
import { siteOf } from '../support/compiled.ts';

/** Kinds of files with a snapshot. Lists are in the snapshots of the forms that use them. */
const drawn = ['page', 'form', 'wizard'];

/**
 * Sites that are not ours: they show that the engine runs any site. Each folder here with a config/ is a site, known
 * only to its browser test, tests/browser/sites/<name>.spec.ts. The check runs the simulated visitors.
 */
describe.each(siteNames)('tests/sites/%s', (name) => {
  const root = siteFolder(name);
  const { symbols, problems, unready } = siteOf(root).finish();

  it('is valid, and its examples hold', () => {
    const found = [...problems, ...unready];
    expect(found, printProblems(found)).toEqual([]);
  });

  it('has an example for every message, step and rule', () => {
    expect(uncoveredRequired(measure(symbols, root).report).map(wantedLine)).toEqual([]);
  });

  it.each(symbols.sources.filter(({ kind }) => drawn.includes(kind)).map((source) => [source.file, source] as const))(
    '%s looks as it did',
    async (_, source) => {
      const look = (await lookOf(source, modulesOf(symbols, shippedBy(symbols, root))))!;
      await expect(look.text).toMatchFileSnapshot(join(root, 'snapshots', look.path));
    },
  );
});
