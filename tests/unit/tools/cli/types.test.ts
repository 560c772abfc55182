import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readContracts } from '../../../../src/compiler/check/contracts.ts';
import { editorSchemas } from '../../../../src/tools/cli/types/editor/editor.ts';
import { blocksSchema, generateTypes } from '../../../../src/tools/cli/types/generate.ts';

it('the generated types, and the schemas for editors, are up to date with schemas/: if not, run npm run types', async () => {
  const root = process.cwd();
  const made = {
    'schemas/blocks.schema.json': blocksSchema(root),
    ...(await generateTypes(root)),
    ...editorSchemas(readContracts(root)),
  };
  for (const [file, text] of Object.entries(made)) expect(readFileSync(file, 'utf8'), file).toBe(text);
});

it('VS Code compares each config file with the schema that its first line names', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
    readonly 'yaml.schemas': Readonly<Record<string, string>>;
  };
  const schemas = Object.entries(settings['yaml.schemas']);
  const files = readdirSync('config', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const [, named] = /\$schema=(?:\.\.\/)+(\S+)/.exec(readFileSync(`config/${file}`, 'utf8')) ?? [];
    const compared = schemas
      .filter(([, glob]) =>
        new RegExp(
          `^${glob.replaceAll('*', '[^/]+').replace(/\{(.*)\}/, (_, any: string) => `(?:${any.replace(',', '|')})`)}$`,
        ).test(`config/${file}`),
      )
      .map(([schema]) => schema);
    expect(compared, file).toEqual([named]);
  }
});
