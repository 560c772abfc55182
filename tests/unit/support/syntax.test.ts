import { describe, expect, it } from 'vitest';
import { importsOf, parse } from '../../support/syntax.ts';

describe('the imports of a file', () => {
  it.each([
    "import a from 'a';",
    "import 'a';",
    "import type { A } from 'a';",
    "import {} from 'a';",
    "export { a } from 'a';",
    "export {} from 'a';",
    "export * from 'a';",
    "export * as b from 'a';",
    "export type { A } from 'a';",
    "const a = await import('a');",
    "const a = await import(/* later */ 'a' as string);",
    'const a = await import(`a`);',
    "type A = import('a').A;",
    "type A = typeof import('a');",
    "declare module 'b' { import { A } from 'a'; }",
  ])('are found: %s', (text) => {
    expect(importsOf('file.ts', text)).toEqual(['a']);
  });

  it.each([
    "// import 'a';",
    'const a = "import \'a\'";',
    'const a = await import(b);',
    'const a = await import(`a${b}`);',
    'export { a };',
  ])('are no others: %s', (text) => {
    expect(importsOf('file.ts', text)).toEqual([]);
  });
});

it('a file that cannot be parsed is named', () => {
  expect(() => parse('src/broken.ts', 'const = 1;')).toThrow('src/broken.ts: ');
});
