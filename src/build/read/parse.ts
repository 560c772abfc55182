import { Composer, isScalar, Parser, visit, type CST, type Document } from 'yaml';
import { problems as say } from '../../problems/catalogue.ts';
import type { Place, Problem } from '../../problems/problem.ts';
import type { FoundFile } from './files.ts';
import type { KeptData } from './kept-data.ts';
import { Lines } from './lines.ts';
import { tooDeepAt } from './nesting.ts';
import { mostAliases, oddities } from './oddities.ts';
import { placeOfRange, type Kind, type Source } from './source.ts';

/** Larger files are a mistake: the longest of ours has 22 kB. */
const mostBytes = 300_000;

/** The schemas go no deeper than half of this. */
const mostLevels = 40;

/** Names of files stand in code and addresses. */
const goodName = /^[a-z0-9][a-z0-9-]*$/;

export interface Parsed {
  readonly source?: Source;
  readonly problems: readonly Problem[];
}

/** What each file was parsed to, so that a recompile parses what changed. */
const parsed = new Map<string, { bytes: Buffer; kind: Kind; result: Parsed }>();

/**
 * One file's bytes to data with positions. `kept` knows the data of texts that were read before.
 * Problems: all of file/ and yaml/.
 */
export function parseFile({ file, bytes, kind, id }: FoundFile, kept?: KeptData): Parsed {
  const refuse = (problem: (place: Place) => Problem): Parsed => ({ problems: [problem(wholeFile(file))] });
  if (!kind) return refuse(say.misplaced);
  if (!goodName.test(id)) return refuse((place) => say.badFileName(place, id));
  if (!bytes) return refuse(say.unreadable);
  const before = parsed.get(file);
  if (before?.kind === kind && before.bytes.equals(bytes)) return before.result;
  const result = bytes.length > mostBytes ? refuse(say.tooLarge) : parseBytes(file, bytes, kind, id, kept);
  parsed.set(file, { bytes, kind, result });
  return result;
}

function parseBytes(file: string, bytes: Buffer, kind: Kind, id: string, kept?: KeptData): Parsed {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { problems: [say.notUtf8(wholeFile(file))] };
  }
  if (text.startsWith('\uFEFF')) return { problems: [say.bom(wholeFile(file))] };
  const spot = { file, text, lines: new Lines(text) };
  const before = kept?.get(text);
  if (before !== undefined) return { source: { ...spot, kind, id, doc: later(spot), data: before }, problems: [] };
  const doc = compose(spot);
  if ('problems' in doc) return doc;
  const data = doc.toJS({ maxAliasCount: mostAliases }) as unknown;
  kept?.set(text, data);
  return { source: { ...spot, kind, id, doc: () => doc, data }, problems: [] };
}

/** The document of a text that is known to be sound: positions are asked for only where something is wrong or sought. */
function later(spot: Pick<Source, 'file' | 'text' | 'lines'>): () => Document {
  let doc: Document | undefined;
  return () => (doc ??= compose(spot) as Document);
}

/** The text as one sound YAML document. */
function compose(spot: Pick<Source, 'file' | 'text' | 'lines'>): Document | Parsed {
  const place = (start: number, end: number) => placeOfRange(spot, start, end);
  const tokens = tokensOf(spot.text);
  const deep = tokens ? tooDeepAt(tokens, mostLevels) : Math.max(0, spot.text.search(/(?:[-?] ){40}/));
  if (!tokens || deep !== undefined) return { problems: [say.tooDeep(place(deep ?? 0, (deep ?? 0) + 1), mostLevels)] };
  const [doc, second] = [...new Composer({ prettyErrors: false, uniqueKeys: true, logLevel: 'silent' }).compose(tokens)];
  const tab = /^ *\t/m.exec(spot.text);
  if (tab && (doc?.errors.length ?? 0) > 0) return { problems: [say.tab(place(tab.index + tab[0].length - 1, tab.index + tab[0].length))] };
  if (doc && doc.errors.length > 0) return { problems: errorsOf(doc as Document, place) };
  if (second) return { problems: [say.manyDocuments(place(second.range[0], second.range[0] + 3))] };
  if (!doc || doc.contents === null || spot.text.trim() === '') return { problems: [say.emptyFile(wholeFile(spot.file))] };
  const odd = oddities(spot, doc as Document);
  return odd.length > 0 ? { problems: odd } : (doc as Document);
}

/** The text's tokens; none when lists stand so deep in lists that the parser, which closes each within the other, gives up. */
function tokensOf(text: string): CST.Token[] | undefined {
  try {
    return [...new Parser().parse(text)];
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Keys that stand twice, each; of a text that is not YAML the first error, for the others follow from it. */
function errorsOf(doc: Document, place: (start: number, end: number) => Place): Problem[] {
  const { errors } = doc;
  const doubles = errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  const [first] = errors.filter(({ code }) => code !== 'DUPLICATE_KEY');
  if (!first) return doubles.map(({ pos }) => say.duplicateKey(place(pos[0], pos[1])));
  const start = /^Missing closing/.test(first.message) ? openingQuote(doc, first.pos[0]) : first.pos[0];
  return [say.syntax(place(start, Math.max(first.pos[1], start + 1)), first.code, first.message.split('\n')[0] ?? '')];
}

/** Where the text starts whose closing quote is missed at the offset `end`. */
function openingQuote(doc: Document, end: number): number {
  let start = end;
  visit(doc, {
    Node(_, node) {
      if (isScalar(node) && node.type?.startsWith('QUOTE') && node.range && node.range[0] <= end) start = node.range[0];
    },
  });
  return start;
}

export const wholeFile = (file: string): Place => ({ file, line: 1, column: 1, length: 1, excerpt: '' });
