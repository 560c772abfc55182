import { parseDocument } from 'yaml';
import { copyItem, moveItem } from '../../../authoring/edit/items.ts';
import { parsed } from '../../../authoring/edit/parsed.ts';
import { removeAt } from '../../../authoring/edit/remove-at.ts';
import type { Arrangement } from '../contract.ts';
import type { Path } from '../../contract/path.ts';
import { at } from '../../../compiler/read/data.ts';
import { Refusal } from '../../http/refusal.ts';

/** What can be done with the thing at a path among those beside it. A copy of a property would need another name. */
export function arrangementsOf(data: unknown, path: Path): readonly Arrangement[] {
  const { index, size } = standing(data, path);
  if (index < 0) return [];
  return [
    ...(index > 0 ? (['up'] as const) : []),
    ...(index < size - 1 ? (['down'] as const) : []),
    ...(typeof path.at(-1) === 'number' ? (['copy'] as const) : []),
    'remove',
  ];
}

/** A text in which a thing has another place, or is there twice or not at all; and where the thing is now. */
export function arranged(text: string, path: Path, arrange: Arrangement): { text: string; path: Path } {
  const data: unknown = parseDocument(text).toJS({ maxAliasCount: -1 });
  if (!arrangementsOf(data, path).includes(arrange))
    throw new Refusal(422, 'Nothing of the kind can be done with this, where it stands.');
  const { around, index } = standing(data, path);
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

/** A text in which a thing stands at another number among those beside it; and where it is then. */
export function movedTo(text: string, path: Path, to: number): { text: string; path: Path } {
  const { around, index, size } = standing(parsed(text).data, path);
  if (index < 0 || !Number.isInteger(to) || to < 0 || to >= size)
    throw new Refusal(422, 'It cannot be moved to there.');
  return {
    text: moveItem(text, around, index, to),
    path: typeof path.at(-1) === 'number' ? [...around, to] : path,
  };
}

/** The list or map around a thing, and which of its entries it is; -1 for what stands alone. */
function standing(data: unknown, path: Path): { around: Path; index: number; size: number } {
  const around = path.slice(0, -1);
  const last = path.at(-1);
  const holder = at(data, around);
  if (last === undefined || !holder || typeof holder !== 'object') return { around, index: -1, size: 0 };
  const keys = Object.keys(holder);
  return { around, index: keys.indexOf(String(last)), size: keys.length };
}
