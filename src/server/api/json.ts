import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

const charsetIn = /;\s*charset\s*=\s*"?([^\s";]*)/i;

/** Refuses a body that is not what its headers say, because programs in front of us may read another one than we do. */
export async function refuseEncoded({ headers }: FastifyRequest): Promise<void> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
  if (!/^utf-?8$/i.test(charsetIn.exec(type)?.[1] ?? 'utf-8'))
    throw new Problem('not-json', 'The body must be in UTF-8.');
  if (encoding.toLowerCase() !== 'identity')
    throw new Problem('not-json', 'The body must not be compressed.', { headers: { 'Accept-Encoding': 'identity' } });
}

/**
 * Reads a body as JSON. Stricter than JSON.parse: bytes that are not UTF-8 would be stored as question marks, and of
 * two members of one name, programs in front of us may read another one than we do.
 * Errors   a Problem, which does not quote the body
 */
export function parseJson(bytes: Uint8Array): unknown {
  const text = inUtf8(bytes);
  // The reviver also gets the value itself, as a member of an object.
  let members = -1;
  const value = parsed(text, function (this: unknown, name, member) {
    if (name === '__proto__') throw malformed;
    if (!Array.isArray(this)) members += 1;
    return member;
  });
  const named = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').split(':').length - 1;
  if (named !== members) throw new Problem('malformed-json', 'An object has two members of one name.');
  return value;
}

const malformed = new Problem('malformed-json');

function inUtf8(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Problem('malformed-json', 'The body is not in UTF-8.');
  }
}

function parsed(text: string, reviver: (this: unknown, name: string, member: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, reviver) as unknown;
  } catch {
    throw malformed;
  }
}
