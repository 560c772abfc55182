import type { Locator } from '@playwright/test';

/** An answer to one field. */
export interface Entry {
  readonly name: string;
  /** The text to type or the value to choose; '' for no answer. */
  readonly text: string;
  /** The values of the boxes to tick; all boxes for `true`. */
  readonly ticked?: readonly string[] | boolean;
  /** The number in a tile with a counter. */
  readonly count?: number | undefined;
  readonly label?: string;
  readonly widget?: string;
  /** The text of the button that shows more choices. */
  readonly more?: string | undefined;
}

/** Answers a form in one call, and presses its button of that name. `true` ticks a box. */
export async function fill(
  form: Locator,
  answers: Readonly<Record<string, string | true>>,
  button: string,
): Promise<void> {
  const entries = Object.entries(answers).map(([name, answer]) => ({
    name,
    text: String(answer),
    ticked: answer === true,
  }));
  await form.evaluate(fillIn, [entries, button] as const);
}

/**
 * Runs in the page: gives all answers in one call, because a call for every press takes ten times as long. Like a
 * visitor, it uses only controls that it can reach: a disabled or covered control is an error. Texts are inserted as if
 * they were typed, so the page gets the same events. Then it presses the button of that name. Returns the names of the
 * fields that need a real key or a real file; the button is then not pressed.
 *
 * Long because it can use nothing outside itself in the page.
 */
export async function fillIn(
  form: Element,
  [entries, button]: readonly [readonly Entry[], string?],
): Promise<string[]> {
  const patience = 3_000;
  const left: string[] = [];
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
  const controlsOf = (name: string) =>
    [...(form as HTMLFormElement).elements].filter(
      (one): one is HTMLInputElement => (one as HTMLInputElement).name === name,
    );
  const boxOf = (name: string) => form.querySelector(`[data-field="${name}"]`) ?? form;

  const coverOf = (control: HTMLElement): Element | null | undefined => {
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left: x, top: y, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    const labels = [...((control as HTMLInputElement).labels ?? [])];
    return [control, ...labels].some((one) => one.contains(hit)) ? undefined : hit;
  };
  async function reach(control: HTMLElement): Promise<void> {
    for (const start = performance.now(); ; await frame()) {
      const over = coverOf(control);
      const isDisabled = control.matches(':disabled');
      if (over === undefined && !isDisabled) return control.focus();
      if (performance.now() - start < patience) continue;
      throw new Error(`${control.outerHTML} cannot be reached: ${isDisabled ? 'disabled' : String(over?.outerHTML)}`);
    }
  }
  async function press(control: HTMLElement): Promise<void> {
    await reach(control);
    control.click();
    await settled();
  }
  async function type(control: HTMLInputElement, text: string): Promise<void> {
    await reach(control);
    control.select();
    document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  }
  function change(control: HTMLInputElement | HTMLSelectElement, text: string): void {
    control.value = text;
    for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
  }

  async function unfold({ name, widget, more }: Entry): Promise<void> {
    const folds = [...form.querySelectorAll<HTMLElement>('button[aria-expanded="false"]')];
    const fold = folds.find((button) => button.textContent === more);
    if (fold) await press(fold);
    if (widget === 'multiselect') await openList(name);
  }
  /** A list closes when something else takes the focus, such as plans that load late. It is opened again. */
  async function openList(name: string): Promise<void> {
    const opener = boxOf(name).querySelector<HTMLElement>('button[aria-expanded]');
    for (let left = 3; left > 0 && opener?.getAttribute('aria-expanded') === 'false'; left -= 1) await press(opener);
  }
  function foldAgain({ name, widget }: Entry): void {
    if (widget !== 'multiselect') return;
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    boxOf(name).querySelector('button')?.dispatchEvent(escape);
  }
  async function tick(entry: Entry): Promise<void> {
    const { ticked = false } = entry;
    const isWanted = ({ value }: HTMLInputElement) =>
      Array.isArray(ticked) ? ticked.includes(value) : ticked === true;
    const isOther = (box: HTMLInputElement) => box.checked !== isWanted(box);
    if (!controlsOf(entry.name).some(isOther)) return;
    await unfold(entry);
    const values = controlsOf(entry.name).filter(isOther);
    for (const { value } of values) {
      // A press may have changed the others: an exclusive choice unticks them.
      const box = controlsOf(entry.name).find((one) => one.value === value);
      if (entry.widget === 'multiselect') await openList(entry.name);
      if (box && isOther(box)) await press(box);
    }
    foldAgain(entry);
  }
  async function count({ name, label = '', count: wanted }: Entry): Promise<void> {
    const shown = () => Number(boxOf(name).querySelector('output')?.textContent);
    while (wanted !== undefined && shown() !== wanted) {
      const before = shown();
      const button = `button[aria-label="${before < wanted ? 'Increase' : 'Decrease'} ${label}"]`;
      await press(boxOf(name).querySelector<HTMLElement>(button)!);
      if (shown() === before) throw new Error(`${button} does not count`);
    }
  }

  const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
  async function give(entry: Entry): Promise<void> {
    const { name, widget, text } = entry;
    const controls = controlsOf(name);
    const [first] = controls;
    if (!first) return;
    const isSame = first.value === text && !first.validity.badInput;
    switch (first.type) {
      case 'radio': {
        const chosen = controls.find(({ value, checked }) => value === text && !checked);
        return chosen && press(chosen);
      }
      case 'checkbox':
        await tick(entry);
        return count(entry);
      case 'file':
        return void left.push(name);
      case 'hidden': {
        // A date in three boxes. An invalid date is entered as an incomplete one.
        const [year = '', month = '', day = ''] = isDay(text) ? text.split('-') : ['', '', text && '1'];
        for (const [box, digits] of Object.entries({ day, month, year })) {
          const [control] = controlsOf(`${name}.${box}`);
          if (control) await type(control, digits);
        }
        return;
      }
      case 'select-one':
      case 'date':
      case 'month':
      case 'time':
        if (isSame) return;
        await reach(first);
        change(first, first.type !== 'date' || isDay(text) ? text : '');
        // A date control does not accept a date that does not exist: it stays incomplete.
        if (first.type === 'date' && text !== '' && !isDay(text)) left.push(name);
        return;
      default:
        if (isSame) return;
        await type(first, text);
        // Suggestions cover the next controls while the control has the focus.
        if (widget === 'combobox') first.blur();
    }
  }

  for (const entry of entries) {
    // An earlier answer may be about to show the field.
    const frames = entry.text !== '' || entry.ticked ? 3 : 0;
    for (let waited = 0; waited < frames && controlsOf(entry.name).length === 0; waited += 1) await frame();
    await give(entry);
  }
  await settled();
  const isIt = (one: Element) => one.textContent?.trim() === button && one.checkVisibility();
  if (button === undefined || left.length > 0) return left;
  const find = () => [...form.querySelectorAll<HTMLElement>('button, a')].find(isIt);
  // The answers may be about to change its label, because the last step is then no longer the last.
  for (const start = performance.now(); !find() && performance.now() - start < patience;) await frame();
  const found = find();
  if (!found) throw new Error(`There is no button or link "${button}"`);
  await press(found);
  return left;
}
