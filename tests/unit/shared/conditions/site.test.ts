import { expect, it } from 'vitest';
import { formModel, workingSetsOf } from '../../../../src/compiler/model/form-model.ts';
import { at } from '../../../../src/compiler/read/data.ts';
import { namesAt } from '../../../../src/studio/conditions/server/names-at.ts';
import { saidBy } from '../../../../src/shared/conditions/says.ts';
import { toExpression } from '../../../../src/shared/conditions/expression.ts';
import { leadOf, isTruth, takesMap } from '../../../../src/studio/conditions/leads.ts';
import { toMap } from '../../../../src/shared/conditions/map.ts';
import { siteOf } from '../../../support/compiled.ts';

const { symbols } = siteOf();

/** Every condition and expression of the site, with its meaning. */
const all = [...symbols.forms.values(), ...symbols.wizards.values()].flatMap((source) =>
  workingSetsOf(formModel(source))
    .flatMap(({ conditions, expressions }) => [...conditions, ...expressions])
    .map(({ path }) => ({
      file: source.file,
      way: path,
      path: path.join('/'),
      written: at(source.data, path),
      names: namesAt(source, path, symbols)!.names,
    }))
    .filter(
      ({ file, path }, index, found) =>
        found.findIndex((other) => other.file === file && other.path === path) === index,
    )
    .map((one) => ({ ...one, ...saidBy(one.written, one.names) })),
);

it('describes every condition and expression of the site', () => {
  expect(all.length).toBeGreaterThan(50);
  if (process.env.SHOW)
    for (const { file, path, sentence, lines } of all)
      console.log(`${file} ${path}\n  ${lines ? '' : '* '}${sentence}`);
  expect(all.filter(({ sentence }) => sentence === undefined).map(({ file, path }) => `${file} ${path}`)).toEqual([]);
});

it('writes each condition back unchanged', () => {
  const wrong = all.flatMap(({ file, path, written, lines, names }) => {
    if (!lines) return [];
    const again = typeof written === 'string' ? toExpression(lines, names.typeOf) : toMap(lines);
    return JSON.stringify(again) === JSON.stringify(written) ? [] : [{ file, path, written, again }];
  });
  expect(wrong).toEqual([]);
});

it('knows the use of each condition, and where a condition of fields is allowed', () => {
  for (const { way, path, written, lines } of all) {
    const lead = leadOf(way);
    expect(lead, path).toBeDefined();
    if (typeof written !== 'string') expect(takesMap(way), path).toBe(true);
    if (lines && isTruth(lead!) === false) expect(path).toMatch(/values|computed/);
  }
});
