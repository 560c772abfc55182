import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Diagnostic } from '../../../authoring/language/types.ts';
import { isSamePath, type Path } from '../../contract/path.ts';
import { api } from '../../app/api.ts';
import type { ConfigPlace } from '../../app/config-place.ts';
import { TextEditor } from './editor.ts';
import type { TextSync } from './text-sync.ts';

export interface EditorOptions {
  readonly sync: TextSync;
  readonly place: ConfigPlace;
  readonly diagnostics: readonly Diagnostic[] | undefined;
  /** Id of the description of its keys. */
  readonly about: string;
  /** Whether the next editor takes the focus, because the person comes from another editor. */
  readonly comesRef: RefObject<boolean>;
  open(place: ConfigPlace): void;
  /** Opens the path at the cursor. */
  follow(place: ConfigPlace): void;
  ask(what: 'definition' | 'places'): void;
  fail(message: string | undefined): void;
}

/** An editor in an element. Its cursor and the panel follow each other. */
// Long because both directions share the path that the editor has opened.
export function useEditor(host: RefObject<HTMLElement | null>, options: EditorOptions): RefObject<TextEditor | null> {
  const { sync, place, diagnostics, about, comesRef } = options;
  const editor = useRef<TextEditor>(null);
  /** The path that the cursor has opened, so that the cursor need not move. */
  const ownRef = useRef<Path>(undefined);
  const showsRef = useRef(false);

  const openOwn = useEffectEvent((path: Path, how: 'open' | 'follow') => {
    ownRef.current = path;
    options[how]({ file: sync.file, path });
  });
  /** The last place that the cursor was moved to. Until it is moved, reports of its position are ignored. */
  const ledRef = useRef<ConfigPlace>(undefined);
  const rest = useEffectEvent((path: Path) => {
    if (ledRef.current === place && !isSamePath(path, place.path)) openOwn(path, 'follow');
  });
  const step = useEffectEvent(async (way: 'undo' | 'redo') => {
    await sync.flush();
    showsRef.current = true;
    try {
      const { file, path } = await api[way]();
      await sync.load();
      options.fail(undefined);
      comesRef.current = true;
      if (file === sync.file) openOwn(path, 'open');
      else options.open({ file, path });
    } catch (error) {
      options.fail((error as Error).message);
    }
    showsRef.current = false;
  });
  const ask = useEffectEvent((what: 'definition' | 'places') => options.ask(what));

  useEffect(() => {
    const told = {
      change: (text: string, path: () => Path) => sync.change(text, path),
      fix: (edit: Parameters<TextSync['fix']>[0]) => void sync.fix(edit),
      rest: (path: Path) => rest(path),
      step: (way: 'undo' | 'redo') => void step(way),
      definition: () => ask('definition'),
      places: () => ask('places'),
    };
    const made = new TextEditor(host.current!, sync.file, sync.mine, told, about);
    editor.current = made;
    const end = sync.follow((edits) => made.edit(edits, showsRef.current));
    if (comesRef.current) made.view.focus();
    // In development, React creates each editor twice.
    const came = setTimeout(() => (comesRef.current = false));
    return () => {
      clearTimeout(came);
      end();
      made.destroy();
    };
  }, [host, sync, about, comesRef]);

  useEffect(() => {
    const isOwn = ownRef.current !== undefined && isSamePath(ownRef.current, place.path);
    ownRef.current = undefined;
    ledRef.current = place;
    if (place.file === sync.file) editor.current?.open(place.path, !isOwn);
  }, [sync, place]);

  useEffect(() => diagnostics && editor.current?.show(diagnostics), [sync, diagnostics]);
  return editor;
}
