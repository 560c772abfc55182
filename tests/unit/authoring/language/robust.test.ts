import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { LanguageService } from '../../../../src/authoring/language/service.ts';
import { Draw } from '../../../support/mutations/draw.ts';
import { seed } from '../../../support/seed.ts';

/** An editor gets an answer for any text and any cursor. */
const project = join(import.meta.dirname, '../../../..');
const root = join(project, 'tests/cases/commands/_base');
const service = new LanguageService({ project, root, cache: undefined });
beforeAll(() => void service.allDiagnostics());

const files = readdirSync(join(root, 'config'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => `config/${file.replaceAll('\\', '/')}`);

/** Texts that may be typed or pasted by mistake. */
const pieces = [
  '{',
  '}',
  '[',
  ']',
  ':',
  ': ',
  '- ',
  '\n',
  '\n  ',
  '\n\t',
  "'",
  '"',
  '|',
  '>',
  '&a ',
  '*a',
  '!!',
  '%',
  '@',
  '#',
  ' #',
  '---\n',
  '...',
  '<<: ',
  '? ',
  '\r\n',
  '\u0000',
  '\uE000',
  '█',
  '😀',
  '$ref: ',
  '$constant: ',
  'block: faq',
  '{ $ref: #/ }',
];

function damaged(text: string, draw: Draw): string {
  let now = text;
  for (let count = 1 + draw.below(4); count > 0; count -= 1) {
    const at = draw.below(now.length + 1);
    const cut = draw.below(3) === 0 ? draw.below(30) : 0;
    now = now.slice(0, at) + pieces[draw.below(pieces.length)]! + now.slice(at + cut);
  }
  return now;
}

it.each(files)('%s', (file) => {
  const draw = new Draw(seed);
  const text = readFileSync(join(root, file), 'utf8');
  for (let round = 0; round < 60; round += 1) {
    const now = damaged(text, draw);
    const offset = draw.below(now.length + 1);
    const { items } = service.complete(file, now, offset);
    for (const { start, end } of items) {
      expect(start).toBeLessThanOrEqual(offset);
      expect(end).toBeGreaterThanOrEqual(offset);
      expect(now.slice(start, end)).not.toContain('\n');
    }
    service.hover(file, now, offset);
    service.definition(file, now, offset);
  }
});

it('answers in deeply nested texts, and with aliases of aliases', () => {
  for (const text of [
    '- '.repeat(5000),
    '['.repeat(5000),
    '{ a: '.repeat(3000),
    'a: &a [*a, *a]\nb: ',
    `${Array.from({ length: 30 }, (_, index) => `k${index}: &x${index} [*x${index - 1}, *x${index - 1}]`).join('\n')}\nb: `,
  ])
    expect(() => service.complete('config/pages/home.yaml', text, text.length)).not.toThrow();
});
