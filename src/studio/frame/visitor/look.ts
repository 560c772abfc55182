import { withoutMarks } from '../marks.ts';
import type { FormName, Look } from '../../proof/contract.ts';

/** Milliseconds between two looks, and how many there are. */
const [every, most] = [50, 100] as const;

/** So many buttons are pressed to find a form behind one. */
const mostDoors = 8;

/** The form on the page, once it is drawn: after a while, whatever may hold it is opened. */
export async function formDrawn({ kind, id }: FormName, step: string | undefined): Promise<HTMLFormElement | null> {
  const at = step === undefined ? '' : `[data-step="${CSS.escape(step)}"]`;
  const name = CSS.escape(id);
  const holder = kind === 'wizard' ? `[data-wizard="${name}"]${at} form` : `form[data-form="${name}"]`;
  const drawn = () => document.querySelector<HTMLFormElement>(holder);
  await until(() => document.querySelector('main h1, main form'), most);
  const found = await until(drawn, 20);
  if (found) return found;
  // Some forms are drawn when the visitor scrolls there, others when they press a button.
  window.scrollTo(0, document.body.scrollHeight);
  const doors = document.querySelectorAll<HTMLElement>('main [aria-haspopup="dialog"]');
  for (const door of [...doors].slice(0, mostDoors)) {
    if (await until(drawn, 10)) break;
    door.click();
    const opened = await until(() => document.querySelector<HTMLDialogElement>('dialog[open]'), 10);
    // The code of a form behind a button comes once it is pressed.
    if (!opened || (await until(drawn, most))) continue;
    opened.close();
    await pause(10 * every);
  }
  return until(drawn, most);
}

/** Scrolls to words beside a field, or to the field, once they are there. */
export async function lookAt(form: HTMLElement | null, look: Look): Promise<void> {
  const found = await until(() => placeOf(form, look), most);
  if (!found) return;
  found.scrollIntoView({ block: 'center' });
  // The page scrolls too, to what is wrong first, a moment later.
  await pause(6 * every);
  found.scrollIntoView({ block: 'center' });
}

function placeOf(form: HTMLElement | null, { field, words }: Look): Element | undefined {
  const box = field === undefined ? null : form?.querySelector(`[data-field="${CSS.escape(ownerOf(field))}"]`);
  if (words === undefined || words === '') return box ?? form ?? undefined;
  const beside = [box?.querySelector('[id$="__error"]'), box].flatMap((one) => (one ? (saying(one, words) ?? []) : []));
  return beside[0] ?? saying(document.body, words);
}

/** Fields of rows have the name of their holder before their own. */
const ownerOf = (field: string): string => field.split('.')[0] ?? '';

/** The smallest part of a page that says these words and is drawn. */
function saying(holder: Element, words: string): Element | undefined {
  return [holder, ...holder.querySelectorAll('*')].findLast(
    (element) => textOf(element) === flat(words) && element.checkVisibility(),
  );
}

const textOf = (element: Element): string => flat(withoutMarks(element.textContent ?? ''));

const flat = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();

async function until<Found>(look: () => Found | null | undefined, times: number): Promise<Found | null> {
  for (let tries = 0; tries < times; tries++) {
    const found = look();
    if (found) return found;
    await pause(every);
  }
  return null;
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
