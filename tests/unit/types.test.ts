import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { blocksSchema, generateTypes } from '../../src/build/types/generate.ts';

it('the generated types are those of schemas/: if not, run npm run types', async () => {
  const made = { 'schemas/blocks.schema.json': blocksSchema(process.cwd()), ...(await generateTypes(process.cwd())) };
  for (const [file, text] of Object.entries(made)) expect(readFileSync(file, 'utf8'), file).toBe(text);
});
