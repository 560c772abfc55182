import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { yamlLanguage } from '@codemirror/lang-yaml';
import { isPair, isSeq, parseDocument, visit, type Node } from 'yaml';
import { describe, expect, it } from 'vitest';
import { offsetOf, pathAt } from '../../../../src/studio/text/panel/yaml-path.ts';

const config = join(import.meta.dirname, '../../../../config');
const files = readdirSync(config, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));

const treeOf = (text: string) => yamlLanguage.parser.parse(text);

/** Every key and every scalar value of the YAML parser, with its path. */
function nodesOf(text: string): { path: (string | number)[]; offset: number; isKey: boolean }[] {
  const found: { path: (string | number)[]; offset: number; isKey: boolean }[] = [];
  visit(parseDocument(text), {
    Scalar(key, node, ancestors) {
      const nodes = [...ancestors.slice(1), node];
      const path = nodes.slice(0, -1).flatMap((one, index): (string | number)[] => {
        if (isSeq(one)) return [one.items.indexOf(nodes[index + 1] as Node)];
        return isPair(one) ? [String((one.key as { value: unknown }).value)] : [];
      });
      if (node.range) found.push({ path, offset: node.range[0], isKey: key === 'key' });
    },
  });
  return found;
}

describe('the paths of the editor agree with the YAML parser', () => {
  it.each(files)('%s', (file) => {
    const text = readFileSync(join(config, file), 'utf8').replaceAll('\r\n', '\n');
    const tree = treeOf(text);
    const nodes = nodesOf(text);
    expect(nodes.length).toBeGreaterThan(0);
    expect(nodes.map(({ offset }) => pathAt(tree, text, offset))).toEqual(nodes.map(({ path }) => path));
    const named = nodes.filter(({ isKey, path }) => isKey || typeof path.at(-1) === 'number');
    expect(named.map(({ path }) => offsetOf(tree, text, path))).toEqual(named.map(({ offset }) => offset));
  });

  it('with quoted keys, anchors, and lists at the column of their key', () => {
    const text = `'it''s': 1\n"a\\tb": &x { c: [2, { d: 3 }] }\nlist:\n- e: *x\n- &y\n  f: !!str 4\n-\n  - 5\n`;
    const tree = treeOf(text);
    for (const { path, offset } of nodesOf(text)) expect(pathAt(tree, text, offset)).toEqual(path);
  });
});

describe('a cursor', () => {
  const text = 'title: One\nlist:\n  - name: Two\n    kind: \n  - 3\n\n# a comment\nlast: 3\n';
  const at = (words: string, behind = 0) => pathAt(treeOf(text), text, text.indexOf(words) + behind);

  it('is in the key, in the value, and at a missing value', () => {
    expect(at('title')).toEqual(['title']);
    expect(at('One', 3)).toEqual(['title']);
    expect(at('kind: ', 6)).toEqual(['list', 0, 'kind']);
  });

  it('is in the item on a dash, and in the whole file on a comment', () => {
    expect(at('- name')).toEqual(['list', 0]);
    expect(at('# a comment', 2)).toEqual([]);
  });

  it('has a path in an invalid text', () => {
    const broken = 'title: One\nlist: [\nlead: "open\nname: x\n';
    for (const offset of broken.split('').keys())
      expect(Array.isArray(pathAt(treeOf(broken), broken, offset))).toBe(true);
    expect(pathAt(treeOf(broken), broken, 2)).toEqual(['title']);
  });
});

it('an unknown path has no place', () => {
  const text = 'title: One\nlist:\n  - 1\n';
  expect(offsetOf(treeOf(text), text, ['list', 1])).toBeUndefined();
  expect(offsetOf(treeOf(text), text, ['title', 'more'])).toBeUndefined();
  expect(offsetOf(treeOf(text), text, [])).toBe(0);
});
