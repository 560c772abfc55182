import type { AddPlace, AddRequest } from '../contract.ts';
import type { Thing } from '../../thing/contract.ts';
import { api } from '../../app/api.ts';
import type { Spot } from '../../app/spot.ts';
import { wantFocus } from '../../thing/panel/focus.ts';
import { addWords } from './words.ts';

/** What a person says of something new. */
export type Wish = Omit<Partial<AddRequest>, 'file' | 'path' | 'what' | 'index' | 'base'>;

/** Whether something new is given a label or a title. */
export const isNamed = ({ what }: AddPlace): boolean => addWords.label[what] !== undefined;

/** Adds something, and opens the first of its texts. */
export async function addAt(place: AddPlace, thing: Thing, wish: Wish, open: (spot: Spot) => void): Promise<void> {
  const { file, path, what, index } = place;
  const { base } = file === thing.file ? thing : await api.thing({ file });
  const request: AddRequest = { file, path, what, base, ...(index !== undefined && { index }), ...wish };
  const { focus } = await api.add(request);
  wantFocus({ file, path: focus });
  // The cells of a row are typed in one after the other, in its table.
  open({ file, path: what === 'row' ? path : focus });
}
