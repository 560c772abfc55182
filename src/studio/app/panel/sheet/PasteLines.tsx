import { useRef, useState } from 'react';
import type { ThingProps } from '../../useThing.ts';
import { Paste } from './Paste.tsx';
import { lineWords } from './words.ts';
import { Button } from '../../kit/Button.tsx';

/** Adds the lines of something that was copied to a list of plain texts. */
export function PasteLines({ thing: { file, path, base } }: ThingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <div className="sheet">
      <div className="arrange">
        <Button says={lineWords.paste} ref={opener} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} />
      </div>
      {isOpen && <Paste place={{ file, path }} base={base} first="" isLines close={close} />}
    </div>
  );
}
