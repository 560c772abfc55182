import type { Document } from 'yaml';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Place, Problem } from '../../shared/problems/problem.ts';
import type { DataCache } from '../cache/data-cache.ts';
import { compose } from './compose.ts';
import { goodName, slug, type FoundFile } from './files.ts';
import { Lines } from './lines.ts';
import { readPartly } from './partly.ts';
import { remember, reread } from './reread.ts';
import { shortAt } from './short-text.ts';
import { partly, wholeFile, type Kind, type Source, type SourceText } from './source.ts';
import { whileSame } from '../../shared/memo.ts';

/** Larger files are a mistake: the longest in config/ has 22 kB. Lists can be long, such as all postal codes. */
const maxFileBytes = (kind: Kind): number => (kind === 'list' ? 3_000_000 : 300_000);

export interface Parsed {
  readonly source?: Source;
  /** What can be read of a file with problems. */
  readonly partial?: Source;
  readonly problems: readonly Problem[];
}

/**
 * Parses the bytes of one file to data with positions.
 * Takes a file that was found, and the cached data of texts that earlier runs found valid.
 * Problems: all of file/ and yaml/. A file with a problem gives no source.
 */
export function parseFile({ file, bytes, isOther, kind, id, meant }: FoundFile, cache?: DataCache): Parsed {
  const refuse = (problem: (place: Place) => Problem): Parsed => ({ problems: [problem(wholeFile(file))] });
  if (isOther) return refuse(isOther === 'link' ? say.symbolicLink : say.folderForFile);
  if (!kind) return refuse((place) => (meant ? say.misplacedFrom(place, meant.file) : say.misplaced(place)));
  if (!goodName.test(id)) return refuse((place) => say.badFileName(place, id, `${slug(id) || 'quote-request'}.yaml`));
  if (!bytes) return refuse(say.unreadable);
  const most = maxFileBytes(kind);
  return bytes.length > most
    ? refuse((place) => say.tooLarge(place, most / 1000))
    : parseChanged(file, { bytes, kind, id, cache });
}

/** A second compilation parses only what has changed. */
const parseChanged = whileSame(
  (before: Bytes, now: Bytes) => before.kind === now.kind && before.bytes.equals(now.bytes),
  parseBytes,
);

/** The bytes of a file, with its properties. */
interface Bytes {
  readonly bytes: Buffer;
  readonly kind: Kind;
  readonly id: string;
  readonly cache: DataCache | undefined;
}

function parseBytes(file: string, { bytes, kind, id, cache }: Bytes): Parsed {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { problems: [say.notUtf8(wholeFile(file))] };
  }
  if (text.startsWith('\uFEFF')) {
    const { source, partial = source, problems } = parsedText(file, text.slice(1), { kind, id, cache });
    return {
      ...(partial && { partial: { lost: new Set<string>(), ...partial } }),
      problems: [say.bom(wholeFile(file)), ...problems],
    };
  }
  return parsedText(file, text, { kind, id, cache });
}

function parsedText(file: string, text: string, { kind, id, cache }: Omit<Bytes, 'bytes'>): Parsed {
  const source = { file, text, lines: new Lines(text) };
  const cached = cache?.get(text);
  const known = cached ?? reread(text);
  if (known !== undefined) {
    remember(text, known);
    if (cached === undefined) cache?.set(text, known);
    return { source: { ...source, kind, id, doc: composeLater(source), data: known }, problems: [] };
  }
  const doc = compose(source);
  if (!isDocument(doc)) return parsedPartly(source, { kind, id });
  const data: unknown = doc.toJS({ maxAliasCount: -1 });
  cache?.set(text, data);
  remember(text, data);
  return { source: { ...source, kind, id, doc: () => doc, data }, problems: [] };
}

function parsedPartly(source: SourceText, named: Pick<Source, 'kind' | 'id'>): Parsed {
  const { doc, problems, lost } = readPartly(source);
  if (!doc) return { problems };
  const data: unknown = doc.toJS({ maxAliasCount: -1 });
  return { partial: { ...source, ...named, doc: () => doc, data, lost }, problems };
}

const isDocument = (composed: Document | readonly Problem[]): composed is Document => 'contents' in composed;

/**
 * Composes a text that is known to be valid only when its positions are first needed: to print a problem, or to find a
 * use. For a long text, a part of it is mostly enough.
 */
function composeLater(source: SourceText): () => Document {
  let doc: Document | undefined;
  const whole = () => (doc ??= compose(source) as Document);
  const parse = (text: string) => {
    const part = compose({ file: source.file, text, lines: new Lines(text) });
    return isDocument(part) ? { doc: part } : undefined;
  };
  partly.set(whole, (path) => {
    const part = doc ? undefined : shortAt(source.text, path, parse);
    return part && { doc: part.parsed.doc, path: part.path, toWhole: (offset) => part.short.toWhole(offset) };
  });
  return whole;
}
