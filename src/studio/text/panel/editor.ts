import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import {
  bracketMatching,
  codeFolding,
  ensureSyntaxTree,
  foldGutter,
  foldKeymap,
  indentOnInput,
  syntaxTree,
} from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic as Shown } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  type KeyBinding,
  type ViewUpdate,
} from '@codemirror/view';
import type { Diagnostic, TextEdit } from '../../../authoring/language/types.ts';
import { isSamePath, type Path } from '../../contract/path.ts';
import { undoOrRedo } from '../../app/useShortcut.ts';
import { studioTexts } from '../../app/words.ts';
import { completionSource, hoverTip } from './asking.ts';
import { editorTheme, onScheme } from './look.ts';
import { openedLine, openLine } from './opened-line.ts';
import { offsetOf, pathAt } from './yaml-path.ts';

/** Listens to what a person does in the editor. */
export interface EditorListener {
  /** `path`: computes the changed path. */
  change(text: string, path: () => Path): void;
  /** The cursor has rested at a path. */
  rest(path: Path): void;
  step(way: 'undo' | 'redo'): void;
  /** A problem's fix was pressed. */
  fix(edit: TextEdit): void;
  definition(): void;
  places(): void;
}

/** Marks changes that the person has not typed. */
const fromElsewhere = Annotation.define<boolean>();

/** Debounce of completions, in milliseconds. */
const completionDelay = 40;

/** Debounce until the panel follows the cursor, in milliseconds. */
const openDelay = 200;

/** Longest time for parsing a text, in milliseconds. */
const maxParseTime = 2000;

/** An editor for the text of a file, with CodeMirror. */
export class TextEditor {
  readonly view: EditorView;
  private readonly scheme = new Compartment();
  private readonly ended: () => void;
  private resting: number | undefined;

  constructor(
    parent: HTMLElement,
    file: string,
    text: string,
    private readonly told: EditorListener,
    about: string,
  ) {
    this.view = new EditorView({
      parent,
      state: EditorState.create({
        doc: text,
        extensions: [
          this.scheme.of(editorTheme()),
          keymap.of(keysOf(told)),
          extensionsOf(file, about),
          EditorView.updateListener.of((update) => this.follow(update)),
          EditorView.domEventHandlers({
            keydown: (event) => this.step(event),
            mousedown: (event) => this.press(event),
          }),
        ],
      }),
    });
    this.ended = onScheme(() => this.view.dispatch({ effects: this.scheme.reconfigure(editorTheme()) }));
  }

  destroy(): void {
    window.clearTimeout(this.resting);
    this.ended();
    this.view.destroy();
  }

  get text(): string {
    return this.view.state.doc.toString();
  }

  get cursor(): number {
    return this.view.state.selection.main.head;
  }

  /** The path at the cursor. */
  get path(): Path {
    return pathAt(this.tree(this.cursor), this.text, this.cursor);
  }

  /** Applies edits of others. `shows`: whether the cursor goes to the last of them. */
  edit(edits: readonly TextEdit[], shows: boolean): void {
    const changes = this.view.state.changes(
      edits.map(({ start, end, words }) => ({ from: start, to: end, insert: words })),
    );
    const last = edits.at(-1);
    this.view.dispatch({
      changes,
      annotations: fromElsewhere.of(true),
      ...(shows && last && { selection: { anchor: changes.mapPos(last.end, 1) }, scrollIntoView: true }),
    });
  }

  /** Marks the line of a path. `shows`: whether the cursor moves there. */
  open(path: Path, shows: boolean): void {
    const offset = offsetOf(this.tree(this.view.state.doc.length), this.text, path);
    const isThere = !shows || isSamePath(this.path, path);
    // Cancels the report of the old cursor.
    window.clearTimeout(this.resting);
    this.view.dispatch({
      effects: [
        openLine.of(offset),
        ...(offset === undefined || isThere ? [] : [EditorView.scrollIntoView(offset, { y: 'center' })]),
      ],
      ...(offset !== undefined && !isThere && { selection: { anchor: offset } }),
      annotations: fromElsewhere.of(true),
    });
  }

  /** Moves the cursor to an offset, and focuses the editor. */
  go(offset: number): void {
    this.view.dispatch({
      selection: { anchor: offset },
      effects: EditorView.scrollIntoView(offset, { y: 'center' }),
    });
    this.view.focus();
  }

  /** Underlines problems. */
  show(diagnostics: readonly Diagnostic[]): void {
    const { length } = this.view.state.doc;
    const shown = diagnostics.map((one) => shownOf(one, length, (edit) => this.told.fix(edit)));
    this.view.dispatch(setDiagnostics(this.view.state, shown));
  }

  /** The syntax tree, up to an offset. */
  private tree(offset: number) {
    const { state } = this.view;
    return ensureSyntaxTree(state, offset, maxParseTime) ?? syntaxTree(state);
  }

  private follow({ docChanged, selectionSet, transactions }: ViewUpdate): void {
    if ((!docChanged && !selectionSet) || transactions.some((one) => one.annotation(fromElsewhere))) return;
    if (docChanged) this.told.change(this.text, () => this.path);
    window.clearTimeout(this.resting);
    this.resting = window.setTimeout(() => this.told.rest(this.path), openDelay);
  }

  /** Undo and redo use Studio's history, not the editor's. */
  private step(event: KeyboardEvent): boolean {
    const way = undoOrRedo(event);
    if (!way) return false;
    event.stopPropagation();
    event.preventDefault();
    this.told.step(way);
    return true;
  }

  /** Ctrl and a click goes to the definition. */
  private press(event: MouseEvent): boolean {
    if (!(event.ctrlKey || event.metaKey) || event.button !== 0) return false;
    const offset = this.view.posAtCoords({ x: event.clientX, y: event.clientY });
    if (offset === null) return false;
    event.preventDefault();
    this.view.dispatch({ selection: { anchor: offset } });
    this.told.definition();
    return true;
  }
}

function extensionsOf(file: string, about: string): Extension {
  return [
    lineNumbers(),
    lintGutter(),
    codeFolding(),
    foldGutter(),
    highlightActiveLineGutter(),
    EditorView.lineWrapping,
    indentOnInput(),
    bracketMatching(),
    search({ top: true }),
    file.endsWith('.yaml')
      ? [
          yaml(),
          autocompletion({ override: [completionSource(file)], activateOnTypingDelay: completionDelay }),
          hoverTip(file),
        ]
      : [],
    openedLine,
    // Some tools need a tabindex to see that an editable element has the focus.
    EditorView.contentAttributes.of({
      'aria-label': studioTexts.textOf(file),
      'aria-describedby': about,
      tabindex: '0',
    }),
    keymap.of([...completionKeymap, ...defaultKeymap, ...searchKeymap, ...foldKeymap, ...lintKeymap, indentWithTab]),
  ];
}

/** Studio's own keys. */
function keysOf(told: EditorListener): KeyBinding[] {
  const key = (name: string, act: () => void): KeyBinding => ({
    key: name,
    preventDefault: true,
    run: () => {
      act();
      return true;
    },
  });
  return [
    // Texts are saved automatically.
    key('Mod-s', () => undefined),
    key('F12', () => told.definition()),
    key('Shift-F12', () => told.places()),
  ];
}

/** A problem for the editor. An empty range is extended by one letter. */
function shownOf(diagnostic: Diagnostic, length: number, fix: (edit: TextEdit) => void): Shown {
  const { start, end, severity, code, message, fix: how, mend } = diagnostic;
  const from = Math.min(start, Math.max(0, length - 1));
  return {
    from,
    to: Math.min(Math.max(end, from + 1), length),
    severity,
    source: code,
    message: `${message} ${how}`,
    ...(mend && {
      actions: [{ name: studioTexts.fix(mend.title), apply: (_, now) => fix(moved(mend.edit, now - from)) }],
    }),
  };
}

/** Shifts an edit, because the text before it has become longer. */
const moved = ({ start, end, words: by }: TextEdit, letters: number): TextEdit => ({
  start: start + letters,
  end: end + letters,
  words: by,
});
