import { useEffect, useState } from 'react';

/**
 * What a visitor chose in a drop-down list before the script had loaded. Unlike a text, React resets it
 * while it takes the page over, so it is read just before; `choose` then hands it over.
 */
export function useEarlyChoice(id: string, choose: (value: string) => void): void {
  const [early] = useState(() => (typeof document === 'undefined' ? '' : readChoice(id)));
  useEffect(() => {
    if (early !== '') choose(early);
    // Once, after the first drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

/** The value of a list that stands on the page already and was changed there, else ''. */
function readChoice(id: string): string {
  const list = document.getElementById(id);
  if (!(list instanceof HTMLSelectElement)) return '';
  const given = Array.from(list.options).find((option) => option.defaultSelected) ?? list.options[0];
  return list.value === given?.value ? '' : list.value;
}
