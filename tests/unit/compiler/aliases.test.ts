import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../src/compiler/read/parse.ts';

const parse = (text: string) =>
  parseFile({ file: 'config/forms/aliases.yaml', bytes: Buffer.from(text), kind: 'form', id: 'aliases' });

/** Three people with the same questions, written once: each of the others is one alias or more. */
const nominees = [1, 2, 3]
  .map((nominee) =>
    ['name', 'birth', 'relation', 'share', 'address', 'pincode', 'city', 'phone', 'email']
      .map((field) =>
        nominee === 1
          ? `  ${field}1: &${field} { type: string, title: &t${field} The nominee, messages: { required: *t${field} } }`
          : `  ${field}${nominee}: *${field}`,
      )
      .join('\n'),
  )
  .join('\n');

describe('aliases', () => {
  it('may be used many times in a normal file', () => {
    const { source, problems } = parse(`fields:\n${nominees}\n`);
    expect(problems).toEqual([]);
    const { fields } = source?.data as { fields: Record<string, unknown> };
    expect(fields).toMatchObject({ share3: { title: 'The nominee', messages: { required: 'The nominee' } } });
  });

  it.each([
    [
      'nested, few',
      [
        'a: &a [x, x]',
        ...[...'bcdefghijklmnop'].map(
          (name, at) => `${name}: &${name} [*${'abcdefghijklmno'[at]}, *${'abcdefghijklmno'[at]}]`,
        ),
      ],
    ],
    ['of large parts', [`a: &a [${'x, '.repeat(1000)}]`, 'b: [*a, *a, *a, *a, *a, *a]']],
    ['many', ['a: &a x', `b: [${'*a, '.repeat(20_000)}]`]],
  ])('that expand too much are a problem with a place: %s', (_, lines) => {
    const { source, problems } = parse(`${lines.join('\n')}\n`);
    expect(source).toBeUndefined();
    expect(problems.map(({ code }) => code)).toEqual(['yaml/bomb']);
    expect(problems[0]?.place.line).toBeGreaterThan(1);
  });
});
