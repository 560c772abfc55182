import { parseDocument } from 'yaml';
import { copyItem, moveItem } from '../../../authoring/edit/items.ts';
import { parsed } from '../../../authoring/edit/parsed.ts';
import { removeAt } from '../../../authoring/edit/remove-at.ts';
import type { Arrangement } from '../contract.ts';
import type { Path } from '../../contract/path.ts';
import { at } from '../../../compiler/read/data.ts';
import { Refusal } from '../../http/refusal.ts';

/** How the thing at a path can be arranged. Properties cannot be copied, because the copy would need another name. */
export function arrangementsOf(data: unknown, path: Path): readonly Arrangement[] {
  const { index, size } = positionOf(data, path);
  if (index < 0) return [];
  return [
    ...(index > 0 ? (['up'] as const) : []),
    ...(index < size - 1 ? (['down'] as const) : []),
    ...(typeof path.at(-1) === 'number' ? (['copy'] as const) : []),
    'remove',
  ];
}

/** A text with a thing moved, copied or removed, and the path to show then. */
export function arranged(text: string, path: Path, arrange: Arrangement): { text: string; path: Path } {
  const data: unknown = parseDocument(text).toJS({ maxAliasCount: -1 });
  if (!arrangementsOf(data, path).includes(arrange)) throw new Refusal(422, 'This cannot be done here.');
  const { around, index } = positionOf(data, path);
  const moved = (to: number): Path => (typeof path.at(-1) === 'number' ? [...around, to] : path);
  switch (arrange) {
    case 'up':
      return { text: moveItem(text, around, index, index - 1), path: moved(index - 1) };
    case 'down':
      return { text: moveItem(text, around, index, index + 1), path: moved(index + 1) };
    case 'copy':
      return { text: copyItem(text, around, index), path: moved(index + 1) };
    case 'remove':
      return { text: removeAt(text, path), path: around };
  }
}

/** A text with a thing at another index among its siblings, and its new path. */
export function movedTo(text: string, path: Path, to: number): { text: string; path: Path } {
  const { around, index, size } = positionOf(parsed(text).data, path);
  if (index < 0 || !Number.isInteger(to) || to < 0 || to >= size) throw new Refusal(422, 'It cannot be moved there.');
  return {
    text: moveItem(text, around, index, to),
    path: typeof path.at(-1) === 'number' ? [...around, to] : path,
  };
}

/** The list or map that contains a thing, and its index there; -1 if there is none. */
function positionOf(data: unknown, path: Path): { around: Path; index: number; size: number } {
  const around = path.slice(0, -1);
  const last = path.at(-1);
  const holder = at(data, around);
  if (last === undefined || !holder || typeof holder !== 'object') return { around, index: -1, size: 0 };
  const keys = Object.keys(holder);
  return { around, index: keys.indexOf(String(last)), size: keys.length };
}
