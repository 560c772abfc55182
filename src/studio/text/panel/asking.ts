import { snippet, startCompletion, type Completion, type CompletionSource } from '@codemirror/autocomplete';
import { hoverTooltip } from '@codemirror/view';
import type { Extension } from '@codemirror/state';
import type { Completion as Offer } from '../../../authoring/language/types.ts';
import { api } from '../../app/api.ts';
import { markdownElement } from './markdown.ts';
import { hasPlaces, snippetOf } from './snippet.ts';

const completionTypes = { key: 'property', word: 'enum', name: 'variable' } as const;

/** Completions at the cursor, which the server finds and sorts for each letter. */
export const completionSource =
  (file: string): CompletionSource =>
  async ({ state, pos, explicit, aborted }) => {
    const line = state.doc.lineAt(pos);
    // Nothing is typed yet.
    if (!explicit && /^\s*$/.test(state.sliceDoc(line.from, pos))) return null;
    const answer = await api.complete({ file, text: state.doc.toString(), offset: pos }).catch(() => undefined);
    if (!answer || answer.items.length === 0 || aborted) return null;
    const from = Math.min(...answer.items.map(({ start }) => start));
    return { from, filter: false, options: answer.items.map((item, index) => optionOf(item, pos, index)) };
  };

/** `pos`: the cursor at the time of the request. */
function optionOf(
  { label, kind, detail, documentation, insert, start, end }: Offer,
  pos: number,
  index: number,
): Completion {
  return {
    label,
    type: completionTypes[kind],
    detail,
    // Keeps the order of the server.
    boost: -index,
    ...(documentation !== '' && { info: () => markdownElement(documentation) }),
    apply: (view, option, _, to) => {
      snippet(snippetOf(insert))(view, option, start, end + to - pos);
      if (kind === 'key' && hasPlaces(insert)) startCompletion(view);
    },
  };
}

/** A tooltip for the word under the pointer. */
export const hoverTip = (file: string): Extension =>
  hoverTooltip(async ({ state }, pos) => {
    const found = await api.hover({ file, text: state.doc.toString(), offset: pos }).catch(() => null);
    if (!found) return null;
    return { pos: found.start, end: found.end, create: () => ({ dom: tip(found.text) }) };
  });

const tip = (text: string): HTMLElement => Object.assign(markdownElement(text), { className: 'tip' });
