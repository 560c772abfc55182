import { useEffect, useId, useRef, type RefObject } from 'react';
import { Combobox, usePicker } from './kit/Combobox.tsx';
import { useStudio } from './useStudio.ts';
import { words } from './words.ts';

interface Entry {
  readonly title: string;
  readonly address: string;
}

const wordsOf = ({ title, address }: Entry): string => `${title} ${address}`;

/** Whether nobody has chosen what has the focus. */
const isOfNobody = (focused: Element | null): boolean => focused === null || focused.matches('body, iframe');

const drawn = ({ title, address }: Entry) => (
  <>
    <span>{title}</span> <small>{address}</small>
  </>
);

/** Chooses a page by its title or address. */
export function PagePicker() {
  const { site, address, go } = useStudio();
  const pages = site?.pages;
  const id = useId();
  const all = (pages ?? []).flatMap(({ title, addresses }) => addresses.map((one): Entry => ({ title, address: one })));
  const picker = usePicker(all, wordsOf, (entry) => go(entry.address));
  const { sought } = picker;
  const current = all.find((one) => one.address.toLowerCase() === address.toLowerCase());
  const input = useRef<HTMLInputElement>(null);
  const isKnown = pages !== undefined;
  useEffect(() => {
    if (!isKnown || input.current === document.activeElement) return;
    if (sought !== undefined && isOfNobody(document.activeElement)) input.current?.focus();
    else picker.close();
    // Once, as the pages come.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isKnown]);
  const box = useRef<HTMLDivElement>(null);
  const isOpen = sought !== undefined;
  const { close } = picker;
  usePressOutside(box, isOpen, close);
  // The site takes the focus as it comes into the frame. What was typed before is still to find its page.
  const leave = (to: EventTarget | null) => {
    if (to instanceof Element && !to.matches('iframe') && !box.current!.contains(to)) close();
  };
  return (
    <div ref={box} className="picker" onBlur={({ relatedTarget }) => leave(relatedTarget)}>
      <label htmlFor={id}>{words.page}</label>
      <Combobox
        ref={input}
        id={id}
        label={words.page}
        isOpen={isOpen}
        picker={picker}
        placeholder={words.findPage}
        value={sought ?? (current ? wordsOf(current) : address)}
        onFocus={({ target }) => sought === undefined && target.select()}
        onClick={picker.open}
        keyOf={(entry) => entry.address}
        draw={drawn}
        empty={pages ? words.noPage : words.pagesToCome}
      />
    </div>
  );
}

/** Calls `close` when the pointer is pressed outside of a box. */
function usePressOutside(box: RefObject<HTMLDivElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: Event) => !(target instanceof Node && box.current!.contains(target)) && close();
    window.addEventListener('pointerdown', press, true);
    return () => window.removeEventListener('pointerdown', press, true);
  }, [box, isOpen, close]);
}
