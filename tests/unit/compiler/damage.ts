import fc from 'fast-check';
import { isMap, parseDocument, visit, type Document, type Node } from 'yaml';

/** One way to damage a file, with a description for failed runs. */
export interface Damage {
  readonly name: string;
  apply(text: string): string | Buffer;
}

const pick = <T>(items: readonly T[], at: number): T | undefined => items[at % Math.max(1, items.length)];

const lineDamage = (name: string, change: (lines: string[], at: number, other: number) => void): fc.Arbitrary<Damage> =>
  fc.tuple(fc.nat(2000), fc.nat(2000)).map(([at, other]) => ({
    name: `${name} ${at} ${other}`,
    apply: (text) => {
      const lines = text.split('\n');
      change(lines, at % lines.length, other % lines.length);
      return lines.join('\n');
    },
  }));

const lines: fc.Arbitrary<Damage>[] = [
  lineDamage('delete line', (all, at) => void all.splice(at, 1)),
  lineDamage('duplicate line', (all, at) => void all.splice(at, 0, all[at] ?? '')),
  lineDamage('swap lines', (all, at, other) => void ([all[at], all[other]] = [all[other] ?? '', all[at] ?? ''])),
  lineDamage('indent line', (all, at, other) => void (all[at] = ' '.repeat(other % 7) + (all[at] ?? '').trimStart())),
  lineDamage('tab line', (all, at) => void (all[at] = `\t${all[at] ?? ''}`)),
];

/** Replacements for a value, as YAML on one line. */
const otherValues = [
  '7',
  '-1',
  '0.5',
  '1e999',
  '.nan',
  '.inf',
  '~',
  '',
  'true',
  '[]',
  '{}',
  '[1, [2]]',
  '{ a: { b: 1 } }',
  '[null]',
  '""',
  '"   "',
  '"{name"',
  '"{n, plural, one {x}}"',
  '"**"',
  '"[x](javascript:alert(1))"',
  '"#"',
  '"/"',
  'NO',
  '0123',
  '{ $constant: limits.oldest }',
  '{ $constant: nothing.here }',
  '{ $constant: 7 }',
  '{ const: [1, 2] }',
  '{ $ref: "#/nowhere" }',
  '{ $ref: "#" }',
  '{ $ref: "" }',
  '{ $ref: "../site.yaml" }',
  '{ $ref: "../../../x.yaml#/a/b" }',
  '{ colour: { $ref: "#/nowhere" } }',
  '{ colour: { pattern: "(" } }',
  '{ colour: { cosnt: red } }',
  '{ colour: red }',
  '{ not: { not: { colour: {} } } }',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../etc/passwd',
  'a?b#c',
  '2024-02-30',
  '"\\u0000"',
  '"\\ud800"',
  '"\u202e"',
  'object',
  'string',
  'integer',
  'array',
  'options',
  'ask',
  'colour',
  'quote',
  'who',
  'red',
  '404',
];

const hostile = [
  '&a [*a]',
  '&a { b: *a }',
  '*nowhere',
  '!!js/function "function(){}"',
  '!!binary aGVsbG8=',
  '!!set { a }',
  '!!timestamp 2001-01-01',
  '!!str 5',
  '!custom { a: 1 }',
  '{ <<: { a: 1 } }',
  '{ __proto__: { a: 1 } }',
  '{ constructor: { prototype: 1 } }',
  '{ ? [a, b] : c }',
  '{ ? { a: 1 } : b }',
  '{ : empty }',
  '{ null: 1, ~: 2 }',
  '{{ name }}',
  '{name}',
  '[{a: b}, c: d]',
  '|\n    text\n   less',
  '>-\n  folded',
  "'unclosed",
  '"unclosed',
  '"\\q"',
  '%YAML 1.1',
  '%TAG ! tag:x:',
  '@at',
  '`tick`',
  '---',
  '...',
  '--- |',
  '# only a comment',
  '[',
  '{',
  ']',
  '}',
  '['.repeat(10_000),
  '{a: '.repeat(10_000),
  '- '.repeat(10_000),
  '['.repeat(10_000) + ']'.repeat(10_000),
  '\u0000',
  '\ufeff',
  '\u2028',
  '\u0085',
  'é',
  '💥',
  '\r',
];

/** A file as a YAML document; undefined if it is too damaged already. */
function parsed(text: string): Document | undefined {
  try {
    const doc = parseDocument(text, { logLevel: 'silent' });
    return doc.errors.length > 0 ? undefined : doc;
  } catch {
    return undefined;
  }
}

/** A document as YAML text; undefined if it cannot be written, as with an alias whose anchor was removed. */
function written(doc: Document): string | undefined {
  try {
    return String(doc);
  } catch {
    return undefined;
  }
}

/** The ranges of the scalars of a file: keys, or values. */
function scalars(text: string, keys: boolean): [number, number][] {
  const found: [number, number][] = [];
  const doc = parsed(text);
  if (doc)
    visit(doc, {
      Scalar(key, node) {
        if ((key === 'key') === keys && node.range) found.push([node.range[0], node.range[1]]);
      },
    });
  return found;
}

const replaceAt = (text: string, range: [number, number] | undefined, by: string): string =>
  range ? text.slice(0, range[0]) + by + text.slice(range[1]) : by;

const scalarDamage = (name: string, keys: boolean, values: readonly string[]): fc.Arbitrary<Damage> =>
  fc.tuple(fc.nat(5000), fc.constantFrom(...values)).map(([at, by]) => ({
    name: `${name} ${at} ${by.length > 40 ? `${by.slice(0, 40)}… (${by.length})` : JSON.stringify(by)}`,
    apply: (text) => replaceAt(text, pick(scalars(text, keys), at), by),
  }));

/** Removes a key with its value. */
const withoutKey: fc.Arbitrary<Damage> = fc.nat(5000).map((at) => ({
  name: `delete key ${at}`,
  apply: (text) => {
    const doc = parsed(text);
    if (!doc) return '';
    const maps: [Node, number][] = [];
    visit(doc, { Map: (_, map) => void map.items.forEach((__, index) => maps.push([map, index])) });
    const [map, index] = pick(maps, at) ?? [];
    if (isMap(map) && index !== undefined) map.items.splice(index, 1);
    return written(doc) ?? text;
  },
}));

/** Gives a key the value of another key, whose type may not fit. */
const exchanged: fc.Arbitrary<Damage> = fc.tuple(fc.nat(5000), fc.nat(5000)).map(([at, other]) => ({
  name: `exchange values ${at} ${other}`,
  apply: (text) => {
    const values = scalars(text, false);
    const [from = 0, to = 0] = pick(values, other) ?? [];
    return replaceAt(text, pick(values, at), text.slice(from, to));
  },
}));

const bytes: fc.Arbitrary<Damage>[] = [
  fc
    .nat(100_000)
    .map((at) => ({ name: `truncate ${at}`, apply: (text) => Buffer.from(text).subarray(0, at % (text.length + 1)) })),
  fc.tuple(fc.nat(100_000), fc.uint8Array({ minLength: 1, maxLength: 6 })).map(([at, noise]) => ({
    name: `insert bytes ${at} [${noise.join()}]`,
    apply: (text) => {
      const before = Buffer.from(text);
      return Buffer.concat([
        before.subarray(0, at % (before.length + 1)),
        noise,
        before.subarray(at % (before.length + 1)),
      ]);
    },
  })),
];

const whole: fc.Arbitrary<Damage> = fc.constantFrom<Damage>(
  { name: 'CRLF line ends', apply: (text) => text.replaceAll('\n', '\r\n') },
  { name: 'CR line ends', apply: (text) => text.replaceAll('\n', '\r') },
  { name: 'BOM', apply: (text) => `\ufeff${text}` },
  { name: 'UTF-16', apply: (text) => Buffer.from(text, 'utf16le') },
  { name: 'only comments', apply: (text) => text.replaceAll(/^/gm, '# ') },
  { name: 'empty', apply: () => '' },
  { name: 'blank', apply: () => ' \n\n ' },
  { name: 'a list', apply: () => '- a\n- b\n' },
  { name: 'a word', apply: () => 'word' },
  { name: 'null', apply: () => 'null' },
  { name: 'an empty map', apply: () => '{}' },
  { name: 'start and end marks', apply: (text) => `---\n${text}...\n` },
  { name: 'twice', apply: (text) => `${text}---\n${text}` },
  { name: 'end mark and more', apply: (text) => `${text}...\n${text}` },
  { name: 'directive', apply: (text) => `%YAML 1.1\n---\n${text}` },
  { name: 'JSON', apply: (text) => JSON.stringify(parsed(text)?.toJS() ?? null) },
  { name: 'prototype keys', apply: (text) => `${text}__proto__: { polluted: true }\nconstructor: 1\n` },
);

/** Any of them; the slow ones have their own test. */
export const damage: fc.Arbitrary<Damage> = fc.oneof(
  ...lines,
  { arbitrary: scalarDamage('value', false, otherValues), weight: 5 },
  { arbitrary: scalarDamage('value', false, hostile), weight: 3 },
  {
    arbitrary: scalarDamage('key', true, [
      'x',
      'lable',
      '__proto__',
      'constructor',
      '<<',
      '"a b"',
      '7',
      'null',
      '[a]',
      'when',
      'const',
      'default',
      'x-list',
      '$ref',
      '$constant',
    ]),
    weight: 2,
  },
  { arbitrary: withoutKey, weight: 2 },
  { arbitrary: exchanged, weight: 2 },
  ...bytes,
  whole,
);
