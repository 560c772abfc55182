import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The same content in one encoding, with the entity tag of these bytes. */
export interface Representation {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Compressed files from the build, by encoding. */
export type Precompressed = Readonly<Partial<Record<'br' | 'gzip', Buffer | undefined>>>;

/** Minimum size for compression, in bytes. A smaller answer fits into one packet, so compression saves nothing. */
const minCompressedBytes = 512;

/** Fast rather than small, because the server waits for it. The build uses the best compression. */
const brotliQuality = 5;

/**
 * The content in every encoding: Brotli first, plain last. If the build has no compressed file and `compress` is set,
 * compresses it now. Encodings that do not make it smaller are left out.
 */
export async function represent(
  bytes: Buffer,
  compress: boolean,
  precompressed: Precompressed = {},
): Promise<Representation[]> {
  const compressNow = compress && bytes.length >= minCompressedBytes;
  const [br, gzipped] = await Promise.all([
    precompressed.br ?? (compressNow ? toBrotli(bytes) : undefined),
    precompressed.gzip ?? (compressNow ? toGzip(bytes) : undefined),
  ]);
  const all = [
    ['br', br],
    ['gzip', gzipped],
    ['identity', bytes],
  ] as const;
  return all.flatMap(([encoding, body]) =>
    body && (encoding === 'identity' || body.length < bytes.length)
      ? [{ encoding, bytes: body, etag: etagOf(body) }]
      : [],
  );
}

function toBrotli(bytes: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}

function toGzip(bytes: Buffer): Promise<Buffer> {
  return promisify(gzip)(bytes);
}

/** A strong ETag: different bytes always have different tags. */
function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url')}"`;
}

/** Whether `If-None-Match` includes this tag, so that a 304 is enough. Weak marks are ignored (RFC 9110, 13.1.2). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((entry) => {
    const tag = entry.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}

/**
 * The offered body that `Accept-Encoding` prefers; of several equal ones, the first, which is the smallest. If it
 * accepts none, returns the last, plain one, which is more useful than a 406.
 */
export function chooseEncoding<Offer extends { readonly encoding: Encoding }>(
  acceptEncoding: string | undefined,
  offers: readonly Offer[],
): Offer {
  for (const encoding of preferences(acceptEncoding ?? '')) {
    const offer = offers.find((candidate) => candidate.encoding === encoding);
    if (offer) return offer;
  }
  return offers.at(-1)!;
}

const encodings = ['br', 'gzip', 'identity'];

/**
 * Browsers send few different headers, so parsed ones are cached. The limit protects against clients that invent new
 * ones.
 */
const parsedHeaders = new Map<string, readonly string[]>();
const maxParsedHeaders = 200;

/** The encodings that the header accepts, in order of preference. */
function preferences(acceptEncoding: string): readonly string[] {
  const known = parsedHeaders.get(acceptEncoding);
  if (known) return known;
  // RFC 9110, 8.4.1.3: x-gzip is an old name of gzip.
  const headers = { 'accept-encoding': acceptEncoding.replace(/\bx-gzip\b/i, 'gzip') };
  const accepted = new Negotiator({ headers }).encodings(encodings, { preferred: encodings });
  if (parsedHeaders.size >= maxParsedHeaders) parsedHeaders.clear();
  parsedHeaders.set(acceptEncoding, accepted);
  return accepted;
}
