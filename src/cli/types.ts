import { writeFileSync } from 'node:fs';
import { readContracts } from '../build/check/contracts.ts';
import { referenceText } from '../build/reference/reference.ts';
import { blocksSchema, generateTypes } from '../build/types/generate.ts';

/** `npm run types`: what is made from schemas/. */
const root = process.cwd();
writeFileSync('schemas/blocks.schema.json', blocksSchema(root));
for (const [file, text] of Object.entries(await generateTypes(root))) writeFileSync(file, text);
writeFileSync('schemas/README.md', referenceText(root, readContracts(root)));
