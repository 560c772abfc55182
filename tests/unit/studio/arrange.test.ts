import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { arranged, arrangementsOf } from '../../../src/studio/edit/server/arrange.ts';

const page = `# A page
blocks:
  # The first of all
  - block: hero
    heading: One # in capitals

  - block: faq
    items: []
  - block: cta
    heading: Three
path: /Page
`;

it('lists the actions for an item, a property, and the whole file', () => {
  const data: unknown = parse(page);
  expect(arrangementsOf(data, ['blocks', 0])).toEqual(['down', 'copy', 'remove']);
  expect(arrangementsOf(data, ['blocks', 1])).toEqual(['up', 'down', 'copy', 'remove']);
  expect(arrangementsOf(data, ['blocks', 2])).toEqual(['up', 'copy', 'remove']);
  expect(arrangementsOf(data, ['path'])).toEqual(['up', 'remove']);
  expect(arrangementsOf(data, [])).toEqual([]);
  expect(arrangementsOf(data, ['blocks', 7])).toEqual([]);
});

it('moves an item with the comment above it, and returns its new place', () => {
  const { text, path } = arranged(page, ['blocks', 0], 'down');
  expect(path).toEqual(['blocks', 1]);
  expect(text).toContain('  - block: faq\n    items: []\n');
  expect(text).toMatch(/ {2}# The first of all\n {2}- block: hero\n {4}heading: One # in capitals\n/);
  expect(arranged(text, path, 'up')).toEqual({ text: page, path: ['blocks', 0] });
});

it('removes an item, keeps every other line, and shows its former parent', () => {
  const { text, path } = arranged(page, ['blocks', 1], 'remove');
  expect(path).toEqual(['blocks']);
  expect(parse(text)).toEqual({
    blocks: [
      { block: 'hero', heading: 'One' },
      { block: 'cta', heading: 'Three' },
    ],
    path: '/Page',
  });
  expect(text.startsWith(page.slice(0, page.indexOf('\n  - block: faq')))).toBe(true);
});

it('inserts a copy after the item', () => {
  const { text, path } = arranged(page, ['blocks', 2], 'copy');
  expect(path).toEqual(['blocks', 3]);
  expect((parse(text) as { blocks: unknown[] }).blocks).toHaveLength(4);
});

it('refuses actions that are not possible there', () => {
  expect(() => arranged(page, ['blocks', 0], 'up')).toThrow('cannot be done here');
  expect(() => arranged(page, ['path'], 'copy')).toThrow('cannot be done here');
});
