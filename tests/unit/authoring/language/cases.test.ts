import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { LanguageService } from '../../../../src/authoring/language/service.ts';
import type { Location } from '../../../../src/authoring/language/types.ts';

/**
 * Each case is a folder: change.yaml has the typed text in a file of the site in tests/cases/commands/_base, with █ at
 * the cursor, and expected.txt the answers of the service there. The site on the disk is unchanged. `npx vitest run
 * tests/unit/authoring/language/cases -u` writes expected.txt anew.
 */
const project = join(import.meta.dirname, '../../../..');
const folder = join(import.meta.dirname, 'cases');
const root = mkdtempSync(join(tmpdir(), 'language-'));
cpSync(join(project, 'tests/cases/commands/_base'), root, { recursive: true });
const service = new LanguageService({ project, root, cache: undefined });
afterAll(() => rmSync(root, { recursive: true }));

/** A change of a file, or a new file. */
interface Change {
  readonly file: string;
  readonly replace?: string;
  readonly by?: string;
  readonly text?: string;
}

function changed(changes: readonly Change[]): { file: string; text: string; offset: number } {
  const { file } = changes[0]!;
  const text = changes.reduce((now, { replace = '', by = '', text }) => {
    if (text !== undefined) return text;
    if (!now.includes(replace)) throw new Error(`"${replace}" is not in ${file}`);
    return now.replace(replace, () => by);
  }, service.textOf(file));
  const offset = text.indexOf('█');
  return { file, text: text.replace('█', ''), offset };
}

/** Number of listed completions; the rest is counted. */
const most = 24;

const placeOf = ({ file, start, end }: Location): string => {
  const line = service.textOf(file).slice(0, start).split('\n').length;
  return end === 0 ? file : `${file}:${line} ${service.textOf(file).slice(start, end)}`;
};

const block = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`.trimEnd())];

function answers(changes: readonly Change[]): string {
  const { file, text, offset } = changed(changes);
  const { items } = service.complete(file, text, offset);
  const { text: hover = '' } = service.hover(file, text, offset) ?? {};
  const lines = items.slice(0, most).map(({ label, insert, detail, start, end }) => {
    const replaced = text.slice(start, end);
    return `${label}  → ${insert.replaceAll('\n', '⏎')}${replaced === '' ? '' : `  for "${replaced}"`}  (${detail})`;
  });
  return [
    ...block('completion', [...lines, ...(items.length > most ? [`and ${items.length - most} more`] : [])]),
    ...block(
      'hover',
      hover
        .replace(/base64,[\w+/=]+/, 'base64,…')
        .split('\n')
        .filter(Boolean),
    ),
    ...block('definition', service.definition(file, text, offset).map(placeOf)),
    ...block('references', service.references(file, text, offset).map(placeOf)),
  ].join('\n');
}

describe('the language service answers', () => {
  it.each(readdirSync(folder))('%s', async (name) => {
    const changes = parse(readFileSync(join(folder, name, 'change.yaml'), 'utf8')) as Change[];
    await expect(`${answers(changes)}\n`).toMatchFileSnapshot(join(folder, name, 'expected.txt'));
  });
});
