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
import { stepOf } from '../../app/useShortcut.ts';
import { words } from '../../app/words.ts';
import { completing, telling } from './asking.ts';
import { look, onScheme } from './look.ts';
import { openedLine, openLine } from './opened-line.ts';
import { offsetOf, pathAt } from './yaml-path.ts';

/** Who is told of what a person does in the editor. */
export interface Told {
  /** `path`: says what is changed. */
  change(text: string, path: () => Path): void;
  /** The cursor rests at a path. */
  rest(path: Path): void;
  step(way: 'undo' | 'redo'): void;
  /** A problem's fix was pressed. */
  fix(edit: TextEdit): void;
  definition(): void;
  places(): void;
}

/** Marks a change that comes from elsewhere. */
const foreign = Annotation.define<boolean>();

/** Milliseconds from a key until the server is asked what may be written. */
const untilAsked = 40;

/** Milliseconds until the panel follows a cursor. */
const untilOpened = 200;

/** Milliseconds that a text of any length may take until its structure is known. */
const mostParsing = 2000;

/** The text of a file in CodeMirror. */
export class TextEditor {
  readonly view: EditorView;
  private readonly scheme = new Compartment();
  private readonly ended: () => void;
  private resting: number | undefined;

  constructor(
    parent: HTMLElement,
    file: string,
    text: string,
    private readonly told: Told,
    about: string,
  ) {
    this.view = new EditorView({
      parent,
      state: EditorState.create({
        doc: text,
        extensions: [
          this.scheme.of(look()),
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
    this.ended = onScheme(() => this.view.dispatch({ effects: this.scheme.reconfigure(look()) }));
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

  /** Takes edits that come from elsewhere. `shows`: whether the cursor goes to where the last of them is. */
  edit(edits: readonly TextEdit[], shows: boolean): void {
    const changes = this.view.state.changes(
      edits.map(({ start, end, words }) => ({ from: start, to: end, insert: words })),
    );
    const last = edits.at(-1);
    this.view.dispatch({
      changes,
      annotations: foreign.of(true),
      ...(shows && last && { selection: { anchor: changes.mapPos(last.end, 1) }, scrollIntoView: true }),
    });
  }

  /** Marks the line of a path. `shows`: whether the cursor goes there, unless it is there already. */
  open(path: Path, shows: boolean): void {
    const offset = offsetOf(this.tree(this.view.state.doc.length), this.text, path);
    const isThere = !shows || isSamePath(this.path, path);
    // Where the cursor rested until now is not wanted any more.
    window.clearTimeout(this.resting);
    this.view.dispatch({
      effects: [
        openLine.of(offset),
        ...(offset === undefined || isThere ? [] : [EditorView.scrollIntoView(offset, { y: 'center' })]),
      ],
      ...(offset !== undefined && !isThere && { selection: { anchor: offset } }),
      annotations: foreign.of(true),
    });
  }

  /** Puts the cursor somewhere, and the focus too. */
  go(offset: number): void {
    this.view.dispatch({
      selection: { anchor: offset },
      effects: EditorView.scrollIntoView(offset, { y: 'center' }),
    });
    this.view.focus();
  }

  /** Underlines what is wrong. */
  show(diagnostics: readonly Diagnostic[]): void {
    const { length } = this.view.state.doc;
    const shown = diagnostics.map((one) => shownOf(one, length, (edit) => this.told.fix(edit)));
    this.view.dispatch(setDiagnostics(this.view.state, shown));
  }

  /** The structure of the text, up to an offset. */
  private tree(offset: number) {
    const { state } = this.view;
    return ensureSyntaxTree(state, offset, mostParsing) ?? syntaxTree(state);
  }

  private follow({ docChanged, selectionSet, transactions }: ViewUpdate): void {
    if ((!docChanged && !selectionSet) || transactions.some((one) => one.annotation(foreign))) return;
    if (docChanged) this.told.change(this.text, () => this.path);
    window.clearTimeout(this.resting);
    this.resting = window.setTimeout(() => this.told.rest(this.path), untilOpened);
  }

  /** There is one history, which is Studio's. */
  private step(event: KeyboardEvent): boolean {
    const way = stepOf(event);
    if (!way) return false;
    event.stopPropagation();
    event.preventDefault();
    this.told.step(way);
    return true;
  }

  /** Ctrl with a click asks where a name is declared. */
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
      ? [yaml(), autocompletion({ override: [completing(file)], activateOnTypingDelay: untilAsked }), telling(file)]
      : [],
    openedLine,
    // Some tools do not take what can be edited for what has the focus, so that is said.
    EditorView.contentAttributes.of({ 'aria-label': words.textOf(file), 'aria-describedby': about, tabindex: '0' }),
    keymap.of([...completionKeymap, ...defaultKeymap, ...searchKeymap, ...foldKeymap, ...lintKeymap, indentWithTab]),
  ];
}

/** Studio's own keys. */
function keysOf(told: Told): KeyBinding[] {
  const key = (name: string, act: () => void): KeyBinding => ({
    key: name,
    preventDefault: true,
    run: () => {
      act();
      return true;
    },
  });
  return [
    // It is saved already.
    key('Mod-s', () => undefined),
    key('F12', () => told.definition()),
    key('Shift-F12', () => told.places()),
  ];
}

/** A problem as the editor underlines it. One that has no letters is shown at the nearest. */
function shownOf(diagnostic: Diagnostic, length: number, fix: (edit: TextEdit) => void): Shown {
  const { start, end, severity, code, message, fix: how, mend } = diagnostic;
  const from = Math.min(start, Math.max(0, length - 1));
  return {
    from,
    to: Math.min(Math.max(end, from + 1), length),
    severity,
    source: code,
    message: `${message} ${how}`,
    ...(mend && { actions: [{ name: words.fix(mend.title), apply: (_, now) => fix(moved(mend.edit, now - from)) }] }),
  };
}

/** An edit in a text that has become longer before it. */
const moved = ({ start, end, words: by }: TextEdit, letters: number): TextEdit => ({
  start: start + letters,
  end: end + letters,
  words: by,
});
