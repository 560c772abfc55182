import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const project = join(import.meta.dirname, '../../../..');
const folders = ['src/site/blocks'];

/** Code that runs in the browser: it has state, handles events, or reads the device or the address. */
const alive =
  /\buse(?!Id\b|List\b|Page\b|Site\b)[A-Z]\w*\(|\bon[A-Z]\w*=\{|\blazy(?:Part)?\(|<(?:button|input|select)\b/;

/** Blocks whose view draws interactive blocks. */
const around = ['form', 'wizard', 'panel', 'catalog-item'];

const blocks = folders.flatMap((folder) =>
  readdirSync(join(project, folder)).map((name) => ({ name, folder: join(project, folder, name) })),
);

const codeOf = (folder: string): string =>
  readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''))
    .join('\n');

describe('the contract of a block says whether its HTML needs a script', () => {
  it.each(blocks)('$name', ({ name, folder }) => {
    const contract = JSON.parse(readFileSync(join(project, `schemas/blocks/${name}.schema.json`), 'utf8')) as Readonly<
      Record<string, unknown>
    >;
    const { 'x-still': still, properties } = contract as {
      'x-still'?: true | { unless: string[] };
      properties: object;
    };
    const isAlive = alive.test(codeOf(folder)) || around.includes(name);
    expect(still === true, 'x-still: true').toBe(!isAlive);
    if (typeof still !== 'object') return;
    // It needs a script only with these properties.
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(still.unless));
    expect('x-starts' in contract).toBe(false);
  });
});
