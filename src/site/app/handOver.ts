/**
 * Takes what a visitor has typed to the same page in another language, which is another document. It waits in the
 * session's storage only while the browser loads that document. Private answers, passwords and files stay behind: they
 * are never written to the device, and are asked again as after a reload.
 */

const KEY = 'language:answers';

/** How many times a form may draw new questions, because of the answers before, until all are filled in. */
const rounds = 20;

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Kept {
  readonly state: unknown;
  /** By the place of the control: its name, and which of those with this name it is. */
  readonly answers: Record<string, string | boolean>;
}

const selector = '#root :is(input, textarea, select)[name]:not([type=password], [type=file], [type=hidden])';

function controls(): Map<string, Typed> {
  const counts = new Map<string, number>();
  const found = [...document.querySelectorAll<Typed>(selector)].filter((control) => !isPrivate(control));
  return new Map(
    found.map((control) => {
      const name = isPressed(control) ? `${control.name} ${control.value}` : control.name;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [`${name} ${count}`, control];
    }),
  );
}

/** The form names its private fields. The control of a field inside rows or an object has the names of both. */
function isPrivate({ form, name }: Typed): boolean {
  const secret = form?.dataset.private?.split(' ') ?? [];
  return secret.some((field) => name === field || name.split(/\W+/).includes(field));
}

const isPressed = (control: Typed): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');

const answerOf = (control: Typed): string | boolean => (isPressed(control) ? control.checked : control.value);

/** Keeps the answers of this document for the next one. */
export function handOver(): void {
  const answers = Object.fromEntries([...controls()].map(([place, control]) => [place, answerOf(control)]));
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ state: history.state as unknown, answers }));
  } catch {
    // Without storage, the page begins anew.
  }
}

/** Fills in the answers of the document before, once the page can take them. */
export function takeOver(): void {
  const kept = taken();
  if (!kept) return;
  history.replaceState(kept.state, '');
  const begin = () => fillIn(kept.answers, rounds);
  if (document.documentElement.dataset.ready === undefined)
    document.addEventListener('site:ready', begin, { once: true });
  else begin();
}

function taken(): Kept | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text === null ? undefined : (JSON.parse(text) as Kept);
  } catch {
    return undefined;
  }
}

function fillIn(answers: Kept['answers'], left: number): void {
  for (const [place, control] of controls()) {
    const answer = answers[place];
    if (answer === undefined) continue;
    delete answers[place];
    if (answerOf(control) !== answer) enter(control, answer);
  }
  if (left > 0 && Object.keys(answers).length > 0) requestAnimationFrame(() => fillIn(answers, left - 1));
}

/** Enters an answer as a visitor would: past the setter that React put on the control. */
function enter(control: Typed, answer: string | boolean): void {
  if (typeof answer === 'boolean') return control.click();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, answer);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
