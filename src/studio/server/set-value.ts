import { isScalar, parseDocument, stringify } from 'yaml';
import type { Path } from '../../compiler/read/source.ts';
import { Refusal } from './refusal.ts';

/** Replaces a simple value where it stands, and leaves every other byte as it is. */
export function setValue(text: string, path: Path, value: unknown): string {
  const node = parseDocument(text).getIn(path, true);
  if (!isScalar(node) || !node.range || typeof value === 'object')
    throw new Refusal(422, 'Studio cannot edit this yet.');
  const [start, end] = node.range;
  const quoted = typeof node.value === 'string' && /^['"]/.test(text.slice(start, end));
  const written = stringify(value, {
    lineWidth: 0,
    defaultStringType: quoted ? (text[start] === '"' ? 'QUOTE_DOUBLE' : 'QUOTE_SINGLE') : 'PLAIN',
    indent: 2,
  }).replace(/\n$/, '');
  const edited = (words: string): string => text.slice(0, start) + words + text.slice(end);
  const plain = edited(written);
  return parseDocument(plain).getIn(path) === value ? plain : edited(JSON.stringify(value));
}
