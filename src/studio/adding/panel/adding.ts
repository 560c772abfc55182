import type { AddPlace, AddRequest } from '../contract.ts';
import type { Thing } from '../../thing/contract.ts';
import { api } from '../../app/api.ts';
import type { ConfigPlace } from '../../app/config-place.ts';
import { wantFocus } from '../../thing/panel/focus.ts';
import { addTexts } from './words.ts';

/** What the person entered for the new thing. */
export type Wish = Omit<Partial<AddRequest>, 'file' | 'path' | 'what' | 'index' | 'base'>;

/** Whether the new thing gets a label or a title. */
export const hasLabel = ({ what }: AddPlace): boolean => addTexts.label[what] !== undefined;

/** Adds something and opens its first text. */
export async function addAt(
  place: AddPlace,
  thing: Thing,
  wish: Wish,
  open: (place: ConfigPlace) => void,
): Promise<void> {
  const { file, path, what, index } = place;
  const { base } = file === thing.file ? thing : await api.thing({ file });
  const request: AddRequest = { file, path, what, base, ...(index !== undefined && { index }), ...wish };
  const { focus } = await api.add(request);
  wantFocus({ file, path: focus });
  // A row opens its table, where its cells are filled one after the other.
  open({ file, path: what === 'row' ? path : focus });
}
