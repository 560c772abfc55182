import { isScalar, visit } from 'yaml';
import { readFiles } from '../../../../compiler/read/files.ts';
import { parseFile } from '../../../../compiler/read/parse.ts';

/** A text of the config that contains the words. */
export interface FoundText {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly excerpt: string;
}

/** Every text that contains these words, ignoring case. */
export function findTexts(words: string, root: string): FoundText[] {
  return readFiles(root).flatMap((file) => {
    const { source } = parseFile(file);
    const found: FoundText[] = [];
    if (!source?.text.toLowerCase().includes(words.toLowerCase().split(/\s+/)[0] ?? '')) return [];
    visit(source.doc(), {
      Scalar(key, node) {
        if (key === 'key' || !isScalar(node) || !String(node.value).toLowerCase().includes(words.toLowerCase())) return;
        const { line, column, excerpt } = source.lines.locate(node.range?.[0] ?? 0);
        found.push({ file: source.file, line, column, excerpt });
      },
    });
    return found;
  });
}
