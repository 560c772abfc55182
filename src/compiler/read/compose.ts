import { Composer, isScalar, Parser, visit, type CST, type Document, type Scalar } from 'yaml';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { pitfalls } from './pitfalls.ts';
import { placeOfNode, placeOfRange, wholeFile, type SourceText } from './source.ts';
import { findMistake } from './syntax.ts';

/** Schemas need half as many levels. */
const mostLevels = 40;

/**
 * Composes a text to one valid YAML document, or explains why it is not one. Problems: all of yaml/, and file/empty.
 */
export function compose(source: SourceText): Document | readonly Problem[] {
  const { doc, problems } = composed(source);
  return doc && problems.length === 0 ? doc : problems;
}

/** Mistakes of single values: the rest of the document means what it says. */
const ofValues = /^yaml\/(ambiguous|bad-number|comma|comment|duplicate-key|invisible)$/;

/** The document of a text, unless its structure is wrong, and its problems. */
export function composed(source: SourceText): { readonly doc?: Document; readonly problems: readonly Problem[] } {
  const tokens = tokensOf(source.text);
  const deep = tokens ? deepToken(tokens)?.offset : Math.max(0, source.text.search(/(?:[-?] ){40}/));
  if (!tokens || deep !== undefined)
    return { problems: [say.tooDeep(placeOfRange(source, deep ?? 0, (deep ?? 0) + 1), mostLevels)] };
  const composer = new Composer({ prettyErrors: false, uniqueKeys: true, logLevel: 'silent' });
  const [first, second] = [...composer.compose(tokens)];
  const doc = first as Document | undefined;
  const strange = strangeLine(source, (doc?.errors.length ?? 0) > 0);
  if (strange) return { problems: [strange] };
  const errors = doc && doc.errors.length > 0 ? errorsOf(source, doc, tokens) : [];
  if (errors.some(({ code }) => code !== 'yaml/duplicate-key')) return { problems: errors };
  if (second) return { problems: [say.manyDocuments(placeOfRange(source, second.range[0], second.range[0] + 3))] };
  if (!doc || doc.contents === null || source.text.trim() === '')
    return { problems: [say.emptyFile(wholeFile(source.file))] };
  const problems = [...errors, ...pitfalls(source, doc)];
  return problems.every(({ code }) => ofValues.test(code)) && !(errors.length > 0 && mixesItems(doc))
    ? { doc, problems }
    : { problems };
}

/**
 * The text's tokens. Undefined when lists are nested so deep that the parser, which recurses at their end, gives up.
 */
function tokensOf(text: string): CST.Token[] | undefined {
  try {
    return [...new Parser().parse(text)];
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * The first token that is nested too deep, if there is one. This runs before anything else walks the document, because
 * every stage of the compiler recurses once per level. So this walk itself must not recurse.
 */
function deepToken(tokens: readonly CST.Token[]): CST.Token | undefined {
  const waiting = tokens.map((token) => ({ token, depth: 0 }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { token, depth } = next;
    if (depth > mostLevels) return token;
    for (const inner of tokensInside(token)) waiting.push({ token: inner, depth: depth + 1 });
  }
  return undefined;
}

function tokensInside(token: CST.Token): CST.Token[] {
  if (token.type === 'document') return token.value ? [token.value] : [];
  if (!('items' in token)) return [];
  return token.items.flatMap((item) => [item.key, item.value].filter((inner) => inner !== undefined && inner !== null));
}

/** A line with a start that config never has. Tabs matter only if the text is not YAML. */
function strangeLine(source: SourceText, isBroken: boolean): Problem | undefined {
  const conflict = /^<{7} .*|^>{7} .*/m.exec(source.text);
  if (conflict) return say.conflict(placeOfRange(source, conflict.index, conflict.index + conflict[0].length));
  const tab = isBroken ? /^ *\t/m.exec(source.text) : null;
  const space = tab ?? /^[^\S\n]*[^\S\r\n\t ]/m.exec(source.text);
  if (!space) return undefined;
  const end = space.index + space[0].length;
  return (tab ? say.tab : say.strangeSpace)(placeOfRange(source, end - 1, end));
}

/**
 * The errors of a text that is not YAML. Of the parser's errors only the first is reported, because the others mostly
 * follow from it.
 */
function errorsOf(source: SourceText, doc: Document, tokens: readonly CST.Token[]): Problem[] {
  const error = doc.errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  if (!error) return duplicateKeys(source, doc);
  const { start, end, mistake } = findMistake({ text: source.text, doc, tokens, error });
  return [say.syntax(placeOfRange(source, start, end), mistake)];
}

/** Whether a map is two items of a list without a dash between them: its first key is in it twice, or several are. */
function mixesItems(doc: Document): boolean {
  let isMixed = false;
  visit(doc, {
    Map(_, { items }) {
      const names = items.map(({ key }) => (isScalar(key) ? key.value : key));
      const again = names.filter((name, index) => names.indexOf(name) < index);
      isMixed ||= again.length > 1 || (again.length === 1 && again[0] === names[0]);
    },
  });
  return isMixed;
}

/** One problem for each map with duplicate keys: most often the dash between two items is missing. */
function duplicateKeys(source: SourceText, doc: Document): Problem[] {
  const found: Problem[] = [];
  const lineOf = (key: Scalar) => placeOfNode(source, key).line;
  visit(doc, {
    Map(_, { items, flow }) {
      const first = new Map<unknown, Scalar>();
      const again: Scalar[] = [];
      for (const { key, value } of items) {
        // What follows a comma in a value, which pitfalls report: 20,00,000 has 00 and 000 as keys.
        if (!isScalar(key) || (flow === true && value === null)) continue;
        if (first.has(key.value)) again.push(key);
        else first.set(key.value, key);
      }
      const [second] = again;
      if (!second) return;
      const keys = again.map((key) => ({ name: String(key.value), line: lineOf(first.get(key.value) ?? key) }));
      found.push(say.duplicateKey(placeOfNode(source, second), keys));
    },
  });
  return found;
}
