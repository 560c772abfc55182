import { EditorState } from '@codemirror/state';
import { snippet } from '@codemirror/autocomplete';
import { expect, it } from 'vitest';
import { hasPlaces, snippetOf } from '../../../../src/studio/text/panel/snippet.ts';

/** The result of a snippet in an empty text in CodeMirror: the text, and the cursor. */
function made(insert: string): string {
  let state = EditorState.create({ doc: '' });
  const target = { state, dispatch: (tr: { state: EditorState }) => (state = tr.state) };
  snippet(snippetOf(insert))(target as never, null, 0, 0);
  const { head } = state.selection.main;
  return `${state.sliceDoc(0, head)}|${state.sliceDoc(head)}`;
}

it.each([
  ['a place to type at', 'heading: $1', 'heading: |'],
  ['several, on several lines', 'list:\n  - name: $1\n    kind: $2', 'list:\n  - name: |\n    kind: '],
  ['braces', '{ name: $1, kind: $2 \\}', '{ name: |, kind:  }'],
  ['characters with a meaning in snippets', 'price: \\$5 \\\\ \\} \\${b\\} #{a\\}', 'price: $5 \\ } ${b} #{a}|'],
  ['no place', 'main: true', 'main: true|'],
])('%s', (_, insert, words) => expect(made(insert)).toBe(words));

it('a literal dollar sign marks no place', () => {
  expect(hasPlaces('price: \\$1')).toBe(false);
  expect(hasPlaces('price: $1')).toBe(true);
});
