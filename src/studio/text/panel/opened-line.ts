import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

/** Marks the line of the thing in the panel; undefined removes the mark. */
export const openLine = StateEffect.define<number | undefined>();

const line = Decoration.line({ class: 'cm-opened' });

/** The marked line. It moves with its text. */
export const openedLine: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { changes, effects, newDoc }) => {
    const opened = effects.find((effect) => effect.is(openLine));
    if (!opened) return marks.map(changes);
    const offset = opened.value as number | undefined;
    return offset === undefined ? Decoration.none : Decoration.set(line.range(newDoc.lineAt(offset).from));
  },
  provide: (field) => EditorView.decorations.from(field),
});
