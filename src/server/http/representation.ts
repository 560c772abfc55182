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

/** Compressed files that the build has already written, by encoding. */
export type Precompressed = Readonly<Partial<Record<'br' | 'gzip', Buffer | undefined>>>;

/** In bytes. A smaller answer fits into one packet, so compressing it saves nothing. */
const smallestCompressed = 512;

/** Fast rather than small, because the server waits for it. The build compresses as small as it can. */
const brotliQuality = 5;

/**
 * The content in every encoding: Brotli first, plain last.
 * Where the build has left no compressed file and `compress` is set, it is compressed now.
 * An encoding that makes the content no smaller is left out.
 */
export async function represent(
  bytes: Buffer,
  compress: boolean,
  precompressed: Precompressed = {},
): Promise<Representation[]> {
  const compressNow = compress && bytes.length >= smallestCompressed;
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

/** A strong entity tag: different bytes always have different tags. */
function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url')}"`;
}

/** Whether `If-None-Match` names this tag, so that a 304 suffices. Weak marks are ignored (RFC 9110, 13.1.2). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((entry) => {
    const tag = entry.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}

/**
 * Which of the offered bodies `Accept-Encoding` likes best; the smallest one when it likes several equally.
 * When it accepts none of them, the last one, which is plain, is sent all the same: a visitor rather reads that than a
 * 406.
 */
export function choose<Offer extends { readonly encoding: Encoding }>(
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

/** Browsers send few different headers, so each is parsed once. The limit is for clients that invent new ones. */
const parsed = new Map<string, readonly string[]>();
const mostParsed = 200;

/** The encodings that the header accepts, the best first. */
function preferences(acceptEncoding: string): readonly string[] {
  const known = parsed.get(acceptEncoding);
  if (known) return known;
  // RFC 9110, 8.4.1.3: x-gzip is an old name of gzip.
  const headers = { 'accept-encoding': acceptEncoding.replace(/\bx-gzip\b/i, 'gzip') };
  const accepted = new Negotiator({ headers }).encodings(encodings, { preferred: encodings });
  if (parsed.size >= mostParsed) parsed.clear();
  parsed.set(acceptEncoding, accepted);
  return accepted;
}
