import { parseFile } from '../../../src/compiler/read/parse.ts';
import type { Source } from '../../../src/compiler/read/source.ts';

/** A source of this text, as if it were a list. */
export const sourceOf = (text: string): Source =>
  parseFile({ file: 'config/lists/text.yaml', kind: 'list', id: 'text', bytes: Buffer.from(text) }).source!;
