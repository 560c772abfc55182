import { enter, press } from './earlyInput.ts';

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Owner = HTMLButtonElement | HTMLFormElement;

/** Elements that have taken, or may take, something from the visitor. */
const holding = 'input, textarea, select, button, form';
type Holder = Box | Owner;

/**
 * Moves what was typed in boxes that left the page into those that take their places, at once or when the code of their
 * form has loaded, and so with presses that wait for React (src/site/app/early.ts). React renders a page again if it
 * cannot hydrate it, because something else has put nodes into it: a password manager, a translation.
 * Changes  `holders`: an element that left is replaced by its successor, which may have to leave as well
 */
export function restoreInput(holders: Holder[], root: HTMLElement): void {
  const { pathname } = location;
  const gone = new Map(
    [...placesOf(holders)].filter(([, one]) => !one.isConnected && (!isOwner(one) || one.hasAttribute('data-pending'))),
  );
  const observer = new MutationObserver(restore);
  observer.observe(root, { childList: true, subtree: true });
  restore();

  function restore() {
    if (location.pathname !== pathname) gone.clear();
    const places = placesOf([...root.querySelectorAll<Holder>(holding)]);
    for (const [place, one] of gone) {
      const successor = places.get(place);
      if (!successor) continue;
      gone.delete(place);
      holders[holders.indexOf(one)] = successor;
      if (isOwner(one)) wait(successor);
      else copy(one, successor as Box);
    }
    if (gone.size === 0) observer.disconnect();
  }
}

/** Boxes by name and value of a choice, buttons and forms by form and look, and their number among the same. */
function placesOf(all: readonly Holder[]): Map<string, Holder> {
  const places = new Map<string, Holder>();
  for (const one of all) {
    const name = JSON.stringify(
      isOwner(one)
        ? [one.localName, one.closest<HTMLElement>('[data-form]')?.dataset.form, one.className]
        : [one.name, isPressed(one) ? one.value : ''],
    );
    let number = 0;
    while (places.has(`${name} ${number}`)) number++;
    places.set(`${name} ${number}`, one);
  }
  return places;
}

const isOwner = (one: Holder): one is Owner => one.matches('button, form');
const isPressed = ({ type }: Box): boolean => type === 'radio' || type === 'checkbox';

/** Repeats the press of its predecessor. */
function wait(owner: Element): void {
  owner.setAttribute('data-pending', '');
  document.dispatchEvent(new Event('site:ready'));
}

function copy(from: Box, to: Box): void {
  if (isPressed(to)) {
    if (
      (from as HTMLInputElement).checked !== (to as HTMLInputElement).checked &&
      !from.matches('[type=radio]:not(:checked)')
    )
      press(to as HTMLInputElement);
  } else if (from.value !== to.value && from.type !== 'file') enter(to, from.value);
}
