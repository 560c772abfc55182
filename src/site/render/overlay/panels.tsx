import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Answers } from '../../../shared/plan/answers.ts';
import { Dialog } from './Dialog.tsx';

type About = object;

interface Panels {
  /** The id of the panel that is open. */
  readonly current: string | undefined;
  /** Answers that the open panel's form starts with. */
  readonly carried: Answers | undefined;
  /** What the visitor asks about: values for the words of the panel. */
  readonly about: About | undefined;
  /** Opens the panel of this id instead of the one that is open. */
  open(id: string, carried?: Answers, about?: About): void;
  close(): void;
}

const PanelsContext = createContext<Panels>({
  current: undefined,
  carried: undefined,
  about: undefined,
  open: (id) => {
    throw new Error(`The panel "${id}" needs a PanelsProvider`);
  },
  close: () => undefined,
});

/** Knows which panel of a page is open. At most one is. */
export function PanelsProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ id: string; carried?: Answers; about?: About }>();
  const panels = useMemo<Panels>(
    () => ({
      current: opened?.id,
      carried: opened?.carried,
      about: opened?.about,
      open: (id, carried, about) => setOpened({ id, carried, about }),
      close: () => setOpened(undefined),
    }),
    [opened],
  );
  return <PanelsContext value={panels}>{children}</PanelsContext>;
}

/** Opens and closes the panels of this page. */
export function usePanels(): Panels {
  return useContext(PanelsContext);
}

interface PanelProps {
  id: string;
  title: string;
  children: (carried: Answers | undefined, close: () => void) => ReactNode;
}

/** A side panel that `usePanels().open(id)` opens. */
export function Panel({ id, title, children }: PanelProps) {
  const { current, carried, close } = usePanels();
  return (
    <Dialog open={current === id} onClose={close} title={title} side>
      {current === id && children(carried, close)}
    </Dialog>
  );
}
