import { useEffect, useId, useRef, type RefObject } from 'react';
import { Combobox, usePicker } from './kit/Combobox.tsx';
import { pageAddresses, searchedText, type PageAddress } from './page-addresses.ts';
import { useStudio } from './useStudio.ts';
import { studioTexts } from './words.ts';

const entryText = ({ title, address }: PageAddress): string => `${title} ${address}`;

/** Whether the focus is not on a control of Studio. */
const isNeutralFocus = (focused: Element | null): boolean => focused === null || focused.matches('body, iframe');

const drawEntry = ({ title, address }: PageAddress) => (
  <>
    <span>{title}</span> <small>{address}</small>
  </>
);

/** Chooses a page by its title or address. */
export function PagePicker() {
  const { site, address, go } = useStudio();
  const pages = site?.pages;
  const id = useId();
  const all = pageAddresses(pages ?? []);
  const picker = usePicker(all, searchedText, (entry) => go(entry.address));
  const { sought } = picker;
  const current = all.find((one) => one.address.toLowerCase() === address.toLowerCase());
  const input = useRef<HTMLInputElement>(null);
  const isKnown = pages !== undefined;
  useEffect(() => {
    if (!isKnown || input.current === document.activeElement) return;
    if (sought !== undefined && isNeutralFocus(document.activeElement)) input.current?.focus();
    else picker.close();
    // Only when the pages have loaded.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isKnown]);
  const box = useRef<HTMLDivElement>(null);
  const isOpen = sought !== undefined;
  const { close } = picker;
  usePressOutside(box, isOpen, close);
  // The site takes the focus when it loads in the frame. The search must stay open then.
  const leave = (to: EventTarget | null) => {
    if (to instanceof Element && !to.matches('iframe') && !box.current!.contains(to)) close();
  };
  return (
    <div ref={box} className="picker" onBlur={({ relatedTarget }) => leave(relatedTarget)}>
      <label htmlFor={id}>{studioTexts.page}</label>
      <Combobox
        ref={input}
        id={id}
        label={studioTexts.page}
        isOpen={isOpen}
        picker={picker}
        placeholder={studioTexts.findPage}
        value={sought ?? (current ? entryText(current) : address)}
        onFocus={({ target }) => sought === undefined && target.select()}
        onClick={picker.open}
        keyOf={(entry) => entry.address}
        draw={drawEntry}
        empty={pages ? studioTexts.noPage : studioTexts.pagesToCome}
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
