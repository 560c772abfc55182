import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The parts of YAML, each in a class of text.css, which knows the colours of light and dark. */
const parts = HighlightStyle.define([
  { tag: tags.definition(tags.propertyName), class: 'y-key' },
  { tag: tags.string, class: 'y-text' },
  { tag: tags.comment, class: 'y-comment' },
  { tag: [tags.labelName, tags.typeName, tags.keyword, tags.meta], class: 'y-name' },
]);

const media = window.matchMedia('(prefers-color-scheme: dark)');

/** How the editor looks: what is not in text.css follows the scheme of the system. */
export const look = (): Extension => [syntaxHighlighting(parts), EditorView.darkTheme.of(media.matches)];

/** Tells when the scheme of the system changes. Returns the function that ends it. */
export function onScheme(tell: () => void): () => void {
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}
