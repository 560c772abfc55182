import { writeFileSync } from 'node:fs';
import { blocksSchema, generateTypes } from '../build/types/generate.ts';

const root = process.cwd();
writeFileSync('schemas/blocks.schema.json', blocksSchema(root));
for (const [file, text] of Object.entries(await generateTypes(root))) writeFileSync(file, text);
