import { writeFileSync } from 'node:fs';
import { readContracts } from '../../compiler/check/contracts.ts';
import { referenceText } from './types/reference/reference.ts';
import { editorSchemas } from './types/editor/editor.ts';
import { blocksSchema, generateTypes } from './types/generate.ts';

/** `npm run types`: writes everything that is made from schemas/. */
const projectRoot = process.cwd();
writeFileSync('schemas/blocks.schema.json', blocksSchema(projectRoot));
const contracts = readContracts(projectRoot);
for (const [file, text] of Object.entries({ ...(await generateTypes(projectRoot)), ...editorSchemas(contracts) }))
  writeFileSync(file, text);
writeFileSync('schemas/README.md', referenceText(projectRoot, contracts));
