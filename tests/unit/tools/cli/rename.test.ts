import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { compileSite } from '../../../../src/compiler/compile-site.ts';
import { occurrences } from '../../../../src/authoring/usages/collect.ts';
import { find, type ThingUses } from '../../../../src/authoring/usages/find.ts';
import type { Occurrence, ThingKind } from '../../../../src/authoring/usages/occurrence.ts';
import { lastPart } from '../../../../src/authoring/usages/rename/new-name.ts';
import { planRename } from '../../../../src/authoring/usages/rename/plan.ts';
import { apply } from '../../../../src/tools/cli/site/trial.ts';
import { spread } from '../../../support/spread.ts';
import { project } from './site.ts';
import { contracts } from '../../../support/compiled.ts';

/** Renames names of the real site, and back again. */
const root = mkdtempSync(join(tmpdir(), 'rename-'));
cpSync(join(project, 'config'), join(root, 'config'), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

const textOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

/**
 * Whether a name can be changed freely. False for names from a template and a list, for the choices of a filter, which
 * are values of catalog items, and for the numbers of children.
 */
const canBeRenamed = (found: readonly Occurrence[]): boolean =>
  !found.some(({ made }) => made) && !/^(policy-types-filter|health-children)\./.test(found[0]!.id);

const thingsNow = () => {
  const { symbols, problems } = compileSite(root, contracts);
  return { problems, things: occurrences({ symbols }) };
};

const start = thingsNow();
const all = [...start.things.values()].flatMap((found) =>
  found[0]?.declares && canBeRenamed(found) ? [`${found[0].kind}:${found[0].id}`] : [],
);
const of = (kind: ThingKind) =>
  all.filter((name) => name.startsWith(`${kind}:`) && !/^address:(\/$|.*\{)/.test(name)).sort();

/** The next number that is not an option of the same list. It is near the old one, because prices may depend on it. */
const nextFree = (id: string, old: string): string => {
  const list = id.slice(0, id.length - old.length);
  let number = Number(old) + 1;
  while (all.includes(`option:${list}${number}`)) number += 1;
  return String(number);
};

/** A new, unused name that is valid for the kind. */
const other = ({ kind, ids }: ThingUses, old: string): string => {
  if (kind === 'address') return '/Zebra-of-Zanzibar';
  if (kind === 'picture') return `zebra-of-zanzibar${old.slice(old.lastIndexOf('.'))}`;
  if (kind === 'option') return /^-?\d+$/.test(old) ? nextFree(ids[0]!, old) : 'zebra';
  return ['field', 'constant'].includes(kind) ? 'zebraOfZanzibar' : 'zebra-of-zanzibar';
};

/** The text of a list without the values that renames retired. */
const unretired = (text: string): string => text.replace(/^retired: \[.*\]\n/m, '');

const lower = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, text.toLowerCase()]));

/** Renames something, and returns its new name. */
function rename(name: string, things: ReadonlyMap<string, readonly Occurrence[]>, to?: string): string {
  const [found, ...more] = find(name, things);
  if (!found || more.length > 0) throw new Error(`${name}: ${found ? 'several' : 'none'}`);
  const id = found.ids[0]!;
  const old = lastPart(found.kind, id);
  const wanted = to ?? other(found, old);
  const { edits } = planRename(found, wanted, things, root);
  // `rename` changes exactly the places that `where` shows.
  for (const { file, before, after } of edits) {
    // Translations have no place that `where` shows: their keys follow.
    if (file.startsWith('config/translations/')) continue;
    const shown = found.occurrences.filter((one) => one.file === file && one.end > 0);
    expect(shown.map(({ start: from, end }) => before.slice(from, end).toLowerCase())).toEqual(
      shown.map(() => old.toLowerCase()),
    );
    expect(unretired(after).length).toBe(unretired(before).length + shown.length * (wanted.length - old.length));
  }
  apply(edits, root);
  return `${found.kind}:${id.slice(0, id.length - old.length)}${wanted}`;
}

describe('a rename keeps the site valid, and renaming back restores the same bytes', () => {
  const before = textOf(root);
  const some = (kind: ThingKind, count: number) => spread(of(kind), count);
  const counts: [ThingKind, number][] = [
    ['list', 1],
    ['form', 1],
    ['wizard', 1],
    ['page', 1],
    ['catalog', 1],
    ['constants', 1],
    ['constant', 1],
    ['field', 4],
    ['option', 2],
    ['step', 1],
    ['place', 1],
    ['address', 1],
    ['picture', 1],
  ];

  const names = counts.flatMap(([kind, count]) => some(kind, count));

  // A failed rename must not break the others.
  afterEach(() => {
    rmSync(join(root, 'config'), { recursive: true });
    cpSync(join(project, 'config'), join(root, 'config'), { recursive: true });
  });

  /** The first name starts the text of a bound, and the last is a binary file. */
  const always = [
    'field:travel-individual.departureDate',
    ...of('picture')
      .filter((name) => !name.endsWith('.svg'))
      .slice(0, 1),
  ];

  it.each([...always, ...names])('%s', (name) => {
    const renamed = rename(name, start.things);
    const { problems, things } = thingsNow();
    expect(problems).toEqual([]);
    rename(renamed, things, lastPart(name.split(':')[0] as ThingKind, name.slice(name.indexOf(':') + 1)));
    const now = textOf(root);
    // Links may have any letter case (spec 2.33), and a rename writes them as the page does.
    if (name.startsWith('address:')) return expect(lower(now)).toEqual(lower(before));
    if (name.startsWith('option:')) {
      const list = join(root, `config/lists/${name.slice('option:'.length).split('.')[0] ?? ''}.yaml`);
      expect(now[list]).toMatch(
        new RegExp(`^retired: \\[(.*, )?${lastPart('option', renamed.slice('option:'.length))}\\]$`, 'm'),
      );
      expect({ ...now, [list]: unretired(now[list] ?? '') }).toEqual({
        ...before,
        [list]: unretired(before[list] ?? ''),
      });
    } else expect(now).toEqual(before);
  });
});

it('a list keeps its retired values, and no other list gets them', () => {
  const folder = join(root, 'tests/config/snapshots/lists');
  mkdirSync(folder, { recursive: true });
  for (const name of ['genders', 'genders-of-old']) writeFileSync(join(folder, `${name}.values.json`), '[]\n');
  const { edits } = planRename(find('list:genders', start.things)[0]!, 'sexes', start.things, root);
  expect(edits.filter(({ file, to }) => file !== to).map(({ file, to }) => [file, to])).toEqual([
    ['config/lists/genders.yaml', 'config/lists/sexes.yaml'],
    ['config/translations/hi/lists/genders.yaml', 'config/translations/hi/lists/sexes.yaml'],
    ['tests/config/snapshots/lists/genders.values.json', 'tests/config/snapshots/lists/sexes.values.json'],
  ]);
});
