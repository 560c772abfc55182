import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readContracts } from '../../src/compiler/check/contracts.ts';
import { editorSchemas } from '../../src/cli/types/editor/editor.ts';
import { blocksSchema, generateTypes } from '../../src/cli/types/generate.ts';

it('the generated types, and the schemas for editors, are those of schemas/: if not, run npm run types', async () => {
  const root = process.cwd();
  const made = {
    'schemas/blocks.schema.json': blocksSchema(root),
    ...(await generateTypes(root)),
    ...editorSchemas(readContracts(root)),
  };
  for (const [file, text] of Object.entries(made)) expect(readFileSync(file, 'utf8'), file).toBe(text);
});
