import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** CSS classes for the syntax of YAML. Their light and dark colours are in text.css. */
const yamlHighlighting = HighlightStyle.define([
  { tag: tags.definition(tags.propertyName), class: 'y-key' },
  { tag: tags.string, class: 'y-text' },
  { tag: tags.comment, class: 'y-comment' },
  { tag: [tags.labelName, tags.typeName, tags.keyword, tags.meta], class: 'y-name' },
]);

const media = window.matchMedia('(prefers-color-scheme: dark)');

/** The theme of the editor, which follows the colour scheme of the system. */
export const editorTheme = (): Extension => [
  syntaxHighlighting(yamlHighlighting),
  EditorView.darkTheme.of(media.matches),
];

/** Listens to the colour scheme of the system. Returns a function that stops this. */
export function onScheme(tell: () => void): () => void {
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}
