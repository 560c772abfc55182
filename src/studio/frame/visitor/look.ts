import { withoutMarks } from '../marks.ts';
import type { FormName, ScrollTarget } from '../../proof/contract.ts';

/** Milliseconds between two polls, and their number. */
const [pollInterval, maxPolls] = [50, 100] as const;

/** Most buttons that are pressed to find a form. */
const maxButtons = 8;

/** Waits for the form on the page. After a while, opens dialogs that may contain it. */
export async function formDrawn({ kind, id }: FormName, step: string | undefined): Promise<HTMLFormElement | null> {
  const at = step === undefined ? '' : `[data-step="${CSS.escape(step)}"]`;
  const name = CSS.escape(id);
  const holder = kind === 'wizard' ? `[data-wizard="${name}"]${at} form` : `form[data-form="${name}"]`;
  const drawn = () => document.querySelector<HTMLFormElement>(holder);
  await until(() => document.querySelector('main h1, main form'), maxPolls);
  const found = await until(drawn, 20);
  if (found) return found;
  // Some forms are rendered when the visitor scrolls there, others when they press a button.
  window.scrollTo(0, document.body.scrollHeight);
  const doors = document.querySelectorAll<HTMLElement>('main [aria-haspopup="dialog"]');
  for (const door of [...doors].slice(0, maxButtons)) {
    if (await until(drawn, 10)) break;
    door.click();
    const opened = await until(() => document.querySelector<HTMLDialogElement>('dialog[open]'), 10);
    // The code of a form in a dialog is loaded when its button is pressed.
    if (!opened || (await until(drawn, maxPolls))) continue;
    opened.close();
    await sleep(10 * pollInterval);
  }
  return until(drawn, maxPolls);
}

/** Waits for a text beside a field, or for the field, and scrolls to it. */
export async function lookAt(form: HTMLElement | null, look: ScrollTarget): Promise<void> {
  const found = await until(() => elementToShow(form, look), maxPolls);
  if (!found) return;
  found.scrollIntoView({ block: 'center' });
  // The page itself scrolls to the first error a moment later.
  await sleep(6 * pollInterval);
  found.scrollIntoView({ block: 'center' });
}

function elementToShow(form: HTMLElement | null, { field, words }: ScrollTarget): Element | undefined {
  const box = field === undefined ? null : form?.querySelector(`[data-field="${CSS.escape(ownerOf(field))}"]`);
  if (words === undefined || words === '') return box ?? form ?? undefined;
  const beside = [box?.querySelector('[id$="__error"]'), box].flatMap((one) => (one ? (saying(one, words) ?? []) : []));
  return beside[0] ?? saying(document.body, words);
}

/** Fields of rows have the name of their group before their own. */
const ownerOf = (field: string): string => field.split('.')[0] ?? '';

/** The smallest visible element with this text. */
function saying(holder: Element, words: string): Element | undefined {
  return [holder, ...holder.querySelectorAll('*')].findLast(
    (element) => textWithoutMarks(element) === withSingleSpaces(words) && element.checkVisibility(),
  );
}

const textWithoutMarks = (element: Element): string => withSingleSpaces(withoutMarks(element.textContent ?? ''));

const withSingleSpaces = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();

async function until<Found>(look: () => Found | null | undefined, times: number): Promise<Found | null> {
  for (let tries = 0; tries < times; tries++) {
    const found = look();
    if (found) return found;
    await sleep(pollInterval);
  }
  return null;
}

const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
