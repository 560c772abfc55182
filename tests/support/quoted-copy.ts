import ts from 'typescript';

/** Words of a test that config says and the specification does not. */
export interface Quoted {
  readonly line: number;
  readonly words: string;
}

/** Shorter ones are names, which many things have. */
const fewestWords = 4;

/** What config holds for others than visitors: its own tests, sources and rules of style. */
const unseen = new Set(['claims', 'examples', 'glossary']);

/** Every text of config that a visitor may read. */
export function copyOf(data: unknown): string[] {
  if (typeof data === 'string') return [plain(data)];
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) => (unseen.has(key) ? [] : copyOf(value)));
}

/**
 * The texts and patterns of a test file that stand in `copy`, the texts of config a line each: they break when a product manager changes the words. What
 * the specification says too is exact, so a test may say it.
 */
export function quotedCopy(source: string, copy: string, spec: string): Quoted[] {
  const file = ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest, true);
  const fixed = plain(spec).toLowerCase();
  const found: Quoted[] = [];
  const visit = (node: ts.Node): void => {
    const words = plain(textOf(node) ?? '');
    if (words.split(' ').length >= fewestWords && copy.includes(words) && !says(fixed, words.toLowerCase()))
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, words });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The lines of tests/spec leave out full stops, and write N for a count. */
const says = (spec: string, words: string): boolean =>
  [words, words.replace(/[.?!:]$/, '')].some((one) => spec.includes(one) || spec.includes(one.replace(/\b\d\b/, 'n')));

/** What a literal says; of a pattern, what it matches when it is plain words. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isRegularExpressionLiteral(node)) return node.text.replace(/^\/\^?|\$?\/\w*$/g, '').replaceAll('\\', '');
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    ? node.text
    : undefined;
}

/** Without markup and line breaks. */
const plain = (text: string): string => text.replaceAll('**', '').replace(/\s+/g, ' ').trim();
