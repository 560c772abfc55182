import { Composer, isScalar, Parser, visit, type CST, type Document, type Scalar } from 'yaml';
import { problems as say } from '../../problems/catalogue.ts';
import type { Place, Problem } from '../../problems/problem.ts';
import { goodName, slug, type FoundFile } from './files.ts';
import type { DataCache } from '../cache/data-cache.ts';
import { Lines } from './lines.ts';
import { tooDeepAt } from './nesting.ts';
import { mostAliases, oddities } from './oddities.ts';
import { placeOfRange, type Kind, type Source } from './source.ts';
import { mistakeOf } from './syntax.ts';

/** Larger files are a mistake: the longest of ours has 22 kB. */
const mostBytes = 300_000;

/** The schemas go no deeper than half of this. */
const mostLevels = 40;

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
export function parseFile({ file, bytes, kind, id, meant }: FoundFile, cache?: DataCache): Parsed {
  const refuse = (problem: (place: Place) => Problem): Parsed => ({ problems: [problem(wholeFile(file))] });
  if (!kind) return refuse((place) => (meant ? say.misplacedFrom(place, meant.file) : say.misplaced(place)));
  if (!goodName.test(id)) return refuse((place) => say.badFileName(place, id, `${slug(id) || 'quote-request'}.yaml`));
  if (!bytes) return refuse(say.unreadable);
  const before = parsed.get(file);
  if (before?.kind === kind && before.bytes.equals(bytes)) return before.result;
  const result = bytes.length > mostBytes ? refuse(say.tooLarge) : parseBytes(file, bytes, kind, id, cache);
  parsed.set(file, { bytes, kind, result });
  return result;
}

function parseBytes(file: string, bytes: Buffer, kind: Kind, id: string, cache?: DataCache): Parsed {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { problems: [say.notUtf8(wholeFile(file))] };
  }
  if (text.startsWith('\uFEFF')) return { problems: [say.bom(wholeFile(file))] };
  const spot = { file, text, lines: new Lines(text) };
  const before = cache?.get(text);
  if (before !== undefined) return { source: { ...spot, kind, id, doc: later(spot), data: before }, problems: [] };
  const doc = compose(spot);
  if ('problems' in doc) return doc;
  const data = doc.toJS({ maxAliasCount: mostAliases }) as unknown;
  cache?.set(text, data);
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
  const [doc, second] = [
    ...new Composer({ prettyErrors: false, uniqueKeys: true, logLevel: 'silent' }).compose(tokens),
  ];
  const strange = strangeLine(spot.text, (doc?.errors.length ?? 0) > 0, place);
  if (strange) return { problems: [strange] };
  if (doc && doc.errors.length > 0) return { problems: errorsOf(spot.text, doc as Document, tokens, place) };
  if (second) return { problems: [say.manyDocuments(place(second.range[0], second.range[0] + 3))] };
  if (!doc || doc.contents === null || spot.text.trim() === '')
    return { problems: [say.emptyFile(wholeFile(spot.file))] };
  const odd = oddities(spot, doc as Document);
  return odd.length > 0 ? { problems: odd } : (doc as Document);
}

/** A line that starts as no line of config does; a tab there matters only where the text is not YAML. */
function strangeLine(
  text: string,
  unsound: boolean,
  place: (start: number, end: number) => Place,
): Problem | undefined {
  const conflict = /^<{7} .*|^>{7} .*/m.exec(text);
  if (conflict) return say.conflict(place(conflict.index, conflict.index + conflict[0].length));
  const tab = unsound ? /^ *\t/m.exec(text) : null;
  const blank = tab ?? /^[^\S\n]*[^\S\r\n\t ]/m.exec(text);
  const end = (blank?.index ?? 0) + (blank?.[0].length ?? 0);
  return blank ? (tab ? say.tab : say.oddBlank)(place(end - 1, end)) : undefined;
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

/** Keys that stand twice; of a text that is not YAML the first error, for the others follow from it. */
function errorsOf(
  text: string,
  doc: Document,
  tokens: readonly CST.Token[],
  place: (start: number, end: number) => Place,
): Problem[] {
  const error = doc.errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  if (!error) return doubleKeys(doc, place);
  const { start, end, words } = mistakeOf({ text, doc, tokens, error });
  return [say.syntax(place(start, end), words)];
}

/** Of a map in which keys stand twice: most often a dash is missing between two items, so they are said together. */
function doubleKeys(doc: Document, place: (start: number, end: number) => Place): Problem[] {
  const found: Problem[] = [];
  const spot = ({ range }: Scalar) => place(range?.[0] ?? 0, range?.[1] ?? 0);
  visit(doc, {
    Map(_, { items }) {
      const first = new Map<unknown, Scalar>();
      const again: Scalar[] = [];
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (first.has(key.value)) again.push(key);
        else first.set(key.value, key);
      }
      const [second] = again;
      if (second)
        found.push(
          say.duplicateKey(
            spot(second),
            again.map((key) => ({ name: String(key.value), line: spot(first.get(key.value) ?? key).line })),
          ),
        );
    },
  });
  return found;
}

export const wholeFile = (file: string): Place => ({ file, line: 1, column: 1, length: 1, excerpt: '' });
