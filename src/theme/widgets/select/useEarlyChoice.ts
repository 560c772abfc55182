import { useEffect, useState } from 'react';

/**
 * Hands over what a visitor chose in a drop-down list before the script had loaded. React resets a list, unlike a
 * text, while it takes the page over, so the choice is read just before.
 */
export function useEarlyChoice(id: string, choose: (value: string) => void): void {
  const [early] = useState(() => (typeof document === 'undefined' ? '' : readChoice(id)));
  useEffect(() => {
    if (early !== '') choose(early);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, after the first drawing
  }, []);
}

/** The value of a list that stands on the page already and was changed there, else ''. */
function readChoice(id: string): string {
  const list = document.getElementById(id);
  if (!(list instanceof HTMLSelectElement)) return '';
  const given = Array.from(list.options).find((option) => option.defaultSelected) ?? list.options[0];
  return list.value === given?.value ? '' : list.value;
}
