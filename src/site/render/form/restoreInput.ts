import { enter, press } from './earlyInput.ts';

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Moves what was typed in boxes that left the page into those that take their places, at once or when the code of their
 * form has loaded. React renders a page again if it cannot hydrate it, because something else has put nodes into it: a
 * password manager, a translation.
 * Changes  `boxes`: a box that left is replaced by its successor, which may have to leave as well
 */
export function restoreInput(boxes: Box[], root: HTMLElement): void {
  const { pathname } = location;
  const gone = new Map([...placesOf(boxes)].filter(([, box]) => !box.isConnected));
  const observer = new MutationObserver(restore);
  observer.observe(root, { childList: true, subtree: true });
  restore();

  function restore() {
    if (location.pathname !== pathname) gone.clear();
    const places = placesOf([...root.querySelectorAll<Box>('input, textarea, select')]);
    for (const [place, box] of gone) {
      const successor = places.get(place);
      if (!successor) continue;
      gone.delete(place);
      boxes[boxes.indexOf(box)] = successor;
      copy(box, successor);
    }
    if (gone.size === 0) observer.disconnect();
  }
}

/** Boxes by name, the value of a choice, and their number among those of the same name and value. */
function placesOf(all: readonly Box[]): Map<string, Box> {
  const places = new Map<string, Box>();
  for (const box of all) {
    const name = JSON.stringify([box.name, isPressed(box) ? box.value : '']);
    let number = 0;
    while (places.has(`${name} ${number}`)) number++;
    places.set(`${name} ${number}`, box);
  }
  return places;
}

const isPressed = ({ type }: Box): boolean => type === 'radio' || type === 'checkbox';

function copy(from: Box, to: Box): void {
  if (isPressed(to)) {
    if (
      (from as HTMLInputElement).checked !== (to as HTMLInputElement).checked &&
      !from.matches('[type=radio]:not(:checked)')
    )
      press(to as HTMLInputElement);
  } else if (from.value !== to.value && from.type !== 'file') enter(to, from.value);
}
