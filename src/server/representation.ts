import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { preferred } from './encodings.ts';
import type { Encoding } from './encodings.ts';
import { etagOf } from './etag.ts';

/** The same content in one coding, with the tag of these bytes. */
export interface Representation {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Variants that the build made already, by coding. */
export type Variants = Readonly<Partial<Record<'br' | 'gzip', Buffer | undefined>>>;

/** Below this many bytes a coding saves no packet. */
const worthCompressing = 512;

/** Quick rather than small: the build makes the small ones. */
const brotliQuality = 5;

/**
 * All codings of the content, smallest kind first, identity last.
 * With `compress` the variants that are missing are made now; one that is not smaller is left out.
 */
export async function represent(bytes: Buffer, compress: boolean, ready: Variants = {}): Promise<Representation[]> {
  const make = compress && bytes.length >= worthCompressing;
  const [br, gz] = await Promise.all([
    ready.br ?? (make ? toBrotli(bytes) : undefined),
    ready.gzip ?? (make ? toGzip(bytes) : undefined),
  ]);
  const all = [
    ['br', br],
    ['gzip', gz],
    ['identity', bytes],
  ] as const;
  return all.flatMap(([encoding, body]) =>
    body && (encoding === 'identity' || body.length < bytes.length)
      ? [{ encoding, bytes: body, etag: etagOf(body) }]
      : [],
  );
}

/** The representation for this `Accept-Encoding`. */
export function choose(accept: string | undefined, offered: readonly Representation[]): Representation {
  return offered[preferred(accept, offered)]!;
}

function toBrotli(bytes: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}

function toGzip(bytes: Buffer): Promise<Buffer> {
  return promisify(gzip)(bytes);
}
