import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Checked } from '../../../src/compiler/check/checked.ts';
import type { SymbolTable } from '../../../src/compiler/resolve/symbols.ts';
import type { Path } from '../../../src/compiler/read/source.ts';
import { readText } from '../../../src/studio/workspace/read-text.ts';
import { addingHandlers } from '../../../src/studio/adding/server/handlers.ts';
import type { Studio } from '../../../src/studio/http/studio.ts';
import { thingHandlers } from '../../../src/studio/thing/server/handlers.ts';
import { thingAt } from '../../../src/studio/thing/server/things.ts';
import { checked } from './checked.ts';
import { smallStudio, type SmallStudio } from './base-site.ts';
import { siteOf } from '../../support/compiled.ts';

// An invalid new file, such as a draft, can be opened too, to fix it.

const project = join(import.meta.dirname, '../../..');
const { symbols } = siteOf();

/** Without the valid files, like a site that has never read them. */
const bare: SymbolTable = { ...symbols, files: new Map(), forms: new Map(), wizards: new Map(), pages: [] };

/** Paths of data, the root first: in long lists and maps, only those of their first entries. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (!value || typeof value !== 'object') return [path];
  const inner = Object.entries(value).slice(0, 12);
  return [path, ...inner.flatMap(([key, one]) => pathsOf(one, [...path, Array.isArray(value) ? Number(key) : key]))];
}

/** Texts that fit no contract, or are cut off. */
const broken = (text: string): string[] => [
  '',
  '[]\n',
  '{}\n',
  'words\n',
  text.slice(0, text.length / 2),
  `${text}  - x: [`,
];

const kinds = new Map([...symbols.files.values()].map((source): [string, Checked] => [source.kind, source]));

describe.each([...kinds.values()].map(({ file, text }) => ({ file, text })))(
  '$file, unknown to the site',
  ({ file, text }) => {
    it('has a value at each of its paths', () => {
      const paths = pathsOf(readText(text).data);
      expect(paths.length).toBeGreaterThan(5);
      for (const path of paths) {
        const known = thingAt(file, path, text, symbols);
        expect(thingAt(file, path, text, bare)).toMatchObject({
          label: known.label,
          line: known.line,
          parts: known.parts.map(({ step, words }) => ({ step, words })),
        });
      }
    });

    it('opens with any damage', () => {
      for (const one of broken(text))
        for (const path of [
          [],
          ['title'],
          ['blocks', 0],
          ['schema', 'properties', 'x'],
          ['items', 3, 'label'],
        ] as Path[])
          for (const names of [bare, symbols]) expect(thingAt(file, path, one, names)).toMatchObject({ file, path });
    });
  },
);

describe('an invalid file on the disk', () => {
  let studio: SmallStudio;
  const file = 'config/forms/fresh.yaml';
  beforeAll(() => {
    studio = smallStudio();
    studio.write(file, 'title: A fresh form\nschema: 12\n');
    studio.workspace.site.update(join(studio.root, file));
  });
  afterAll(() => studio.remove());

  it('is opened, and lists possible additions', () => {
    const { marks, workspace } = studio;
    const server = { project, marks, workspace } as Studio;
    expect(workspace.site.names.files.has(file)).toBe(false);
    const title = checked(thingHandlers(server)).thing({ file, path: ['title'] });
    expect(title).toMatchObject({ value: 'A fresh form', state: 'saved' });
    const { choices } = checked(addingHandlers(server)).adds({ file, path: [], what: 'property' });
    expect(choices.map(({ value }) => value)).toContain('submit');
  });
});
