import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parseAst } from 'vite';

/** A script of the build. */
export interface Chunk {
  /** With Brotli at its highest quality. */
  readonly bytes: number;
  /** Paths that it imports at once, and those that it can import later. */
  readonly now: readonly string[];
  readonly later: readonly string[];
}

/** Reads the build's scripts, each once. Throws if a requested script is missing. */
export function chunkReader(folder: string): (file: string) => Chunk {
  const read = new Map<string, Chunk>();
  return (file) => {
    const known = read.get(file);
    if (known) return known;
    const source = readFileSync(join(folder, file));
    const chunk = { bytes: brotli(source), ...importsOf(file, source.toString()) };
    read.set(file, chunk);
    return chunk;
  };
}

/** These files and all that they import, at once or, when `later` is true, at any time. */
export function closure(files: readonly string[], read: (file: string) => Chunk, later = false): Set<string> {
  const all = new Set(files);
  for (const file of all) {
    const chunk = read(file);
    for (const next of later ? [...chunk.now, ...chunk.later] : chunk.now) all.add(next);
  }
  return all;
}

function brotli(source: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
  return brotliCompressSync(source, { params }).length;
}

function importsOf(file: string, source: string): Pick<Chunk, 'now' | 'later'> {
  const found = { now: [] as string[], later: [] as string[] };
  const add = (list: string[], source: Node['source']) => {
    const specifier = source?.value ?? source?.quasis?.[0]?.value.cooked;
    if (typeof specifier === 'string' && /^[./]/.test(specifier)) list.push(resolve(file, specifier));
  };
  walk(parseAst(source), (node) => {
    if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type)) add(found.now, node.source);
    if (node.type === 'ImportExpression') add(found.later, node.source);
  });
  return found;
}

function resolve(from: string, specifier: string): string {
  return specifier.startsWith('/') ? specifier.slice(1) : posix.join(posix.dirname(from), specifier);
}

interface Node {
  readonly type: string;
  /** A text; the bundler writes some as a template without expressions. */
  readonly source?: {
    readonly value?: unknown;
    readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
  } | null;
}

/** Calls `visit` for every node of a syntax tree. */
function walk(value: unknown, visit: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) return value.forEach((item) => walk(item, visit));
  if ('type' in value) visit(value as Node);
  for (const child of Object.values(value)) walk(child, visit);
}
