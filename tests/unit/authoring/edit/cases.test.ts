import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Path } from '../../../../src/compiler/read/source.ts';
import { EditError } from '../../../../src/authoring/edit/edit-error.ts';
import { copyItem, insertItem, moveItem } from '../../../../src/authoring/edit/items.ts';
import { removeAt } from '../../../../src/authoring/edit/remove-at.ts';
import { setValue } from '../../../../src/authoring/edit/set-value.ts';
import { changedLines } from '../../../support/changed-lines.ts';

/**
 * Each case is a folder: input.yaml, by default the one beside this test; the edits, in order, in edit.yaml, which may
 * begin with the case whose input.yaml it takes; the changed lines in changed.txt, or the reason for a refusal in
 * refused.txt. `npx vitest run tests/unit/authoring/edit/cases -u` writes the last two anew.
 */
const folder = join(import.meta.dirname, 'cases');

/** One edit: the name of a function, with its arguments. */
interface Edit {
  readonly set?: Path;
  readonly remove?: Path;
  readonly insert?: Path;
  readonly move?: Path;
  readonly copy?: Path;
  readonly value?: unknown;
  readonly index?: number;
  readonly from?: number;
  readonly to?: number;
  readonly options?: object;
}

function edited(text: string, edit: Edit): string {
  const { value, index = 0, from = 0, to = 0, options = {} } = edit;
  if (edit.set) return setValue(text, edit.set, value, options);
  if (edit.remove) return removeAt(text, edit.remove, options);
  if (edit.insert) return insertItem(text, edit.insert, index, value, options);
  if (edit.move) return moveItem(text, edit.move, from, to, options);
  if (edit.copy) return copyItem(text, edit.copy, index, options);
  throw new Error(`No edit: ${JSON.stringify(edit)}`);
}

it.each(readdirSync(folder))('%s', async (name) => {
  const read = (file: string) => readFileSync(join(folder, name, file), 'utf8');
  const list = parse(read('edit.yaml')) as readonly (Edit & { readonly input?: string })[];
  const edits = list.filter(({ input }) => input === undefined);
  const own = join(folder, list[0]?.input ?? name, 'input.yaml');
  const input = readFileSync(existsSync(own) ? own : join(folder, '../input.yaml'), 'utf8');
  const work = () => edits.reduce(edited, input);
  if (existsSync(join(folder, name, 'changed.txt'))) {
    await expect(`${changedLines(input, work())}\n`).toMatchFileSnapshot(join(folder, name, 'changed.txt'));
    return;
  }
  let refused = '';
  try {
    work();
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    refused = `${error.message}\n`;
  }
  expect(refused).not.toBe('');
  await expect(refused).toMatchFileSnapshot(join(folder, name, 'refused.txt'));
});
