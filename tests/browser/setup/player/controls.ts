import type { Locator } from '@playwright/test';
import { isEmpty } from '../../../../src/engine/answers.ts';
import type { Answer, Answers } from '../../../../src/plan/answers.ts';
import type { FieldPlan } from '../../../../src/plan/form.ts';

/** What stands in one control. */
interface Held {
  readonly name: string;
  readonly type: string;
  readonly value: string;
  readonly checked: boolean;
  /** Whether something stands there that is no value, such as half a date. */
  readonly isBad: boolean;
}

/**
 * Answers fields with their real controls, one after another, and empties those without an answer. What stands there
 * already is left alone. A field that is not there, and a choice that is not offered, are passed over.
 */
export async function giveAll(form: Locator, fields: readonly FieldPlan[], answers: Answers): Promise<void> {
  let all = await form.evaluate(held);
  for (const field of fields) {
    if (field.readOnly === true || field.widget === 'hidden') continue;
    // An answer may have brought the field.
    if (answers[field.name] !== undefined && !all.some(({ name }) => name === field.name))
      all = await form.evaluate(held);
    await give(
      form,
      field,
      all.filter(({ name }) => name === field.name),
      answers,
    );
  }
}

/** Runs in the page. */
const held = (form: Element): Held[] =>
  [...(form as HTMLFormElement).elements]
    .map((element) => element as HTMLInputElement)
    .map(({ name, type, value, checked, validity }) => ({ name, type, value, checked, isBad: validity.badInput }));

/** The fields whose controls hold another answer; only those of one choice, and texts, are looked at. */
export async function differing(form: Locator, fields: readonly FieldPlan[], answers: Answers): Promise<string[]> {
  const all = await form.evaluate(held);
  return fields
    .filter((field) => {
      const now = all.filter(({ name }) => name === field.name);
      const [first] = now;
      if (!first || ['checkbox', 'file', 'hidden'].includes(first.type) || answers[field.name] === undefined)
        return false;
      const chosen = first.type === 'radio' ? now.find(({ checked }) => checked)?.value : first.value;
      return chosen !== textOf(field, answers[field.name]);
    })
    .map(({ name }) => name);
}

async function give(form: Locator, field: FieldPlan, now: readonly Held[], answers: Answers): Promise<void> {
  const answer = answers[field.name];
  const controls = form.locator(`[name="${field.name}"]`);
  const text = textOf(field, answer);
  switch (now[0]?.type) {
    case undefined:
      return;
    case 'radio':
      return press(
        controls,
        now.flatMap(({ value, checked }, index) => (value === text && !checked ? [index] : [])),
      );
    case 'checkbox': {
      const wanted = Array.isArray(answer) ? answer.map(String) : answer === true ? now.map(({ value }) => value) : [];
      const others = now.flatMap(({ value, checked }, index) => (checked === wanted.includes(value) ? [] : [index]));
      if (others.length > 0) await unfolded(form, field, () => press(controls, others));
      return field.widget === 'tile-counter' && answer === true
        ? count(form, field, Number(answers[String(field.options.count)] ?? 1))
        : undefined;
    }
    case 'file':
      return controls.setInputFiles(
        isEmpty(answer) ? [] : { name: text, mimeType: 'application/octet-stream', buffer: Buffer.from('resume') },
      );
    case 'select-one':
      if (now[0]?.value !== text) await controls.selectOption(text);
      return;
    case 'date':
      if (now[0]?.value === text && !now[0].isBad) return;
      await controls.fill(isDay(text) ? text : '');
      // Its keys take no such day, and leave half of it.
      if (text !== '' && !isDay(text)) await controls.press('1');
      return;
    default:
      if (now[0]?.value === text) return;
      await controls.fill(text);
      // Suggestions lie over what follows for as long as the focus is there.
      if (field.widget === 'combobox') await controls.blur();
  }
}

async function press(controls: Locator, indices: readonly number[]): Promise<void> {
  for (const index of indices) await controls.nth(index).click();
}

/** Presses plus or minus beside a box until it counts as many. */
async function count(form: Locator, { name, label }: FieldPlan, wanted: number): Promise<void> {
  const [now, box] = [form.locator(`[data-field="${name}"] output`), form.locator(`[data-field="${name}"]`)];
  const shown = Number(await now.textContent());
  for (let more = shown; more < wanted; more += 1) await box.getByRole('button', { name: `Increase ${label}` }).click();
  for (let less = shown; less > wanted; less -= 1) await box.getByRole('button', { name: `Decrease ${label}` }).click();
}

/** Opens what the boxes are folded behind: the list of a multiselect, or a button for more. */
async function unfolded(form: Locator, { name, widget, more }: FieldPlan, act: () => Promise<void>): Promise<void> {
  const opener = form.locator(`[data-field="${name}"]`).getByRole('button').first();
  const fold = form.getByRole('button', { name: more ?? ' ', expanded: false });
  if (widget === 'multiselect') await opener.click();
  if (more !== undefined && (await fold.count()) > 0) await fold.click();
  await act();
  if (widget === 'multiselect') await opener.press('Escape');
}

/** Whether a calendar has this day: no control for dates holds another. */
const isDay = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** An answer as it is typed. */
function textOf({ choices = [], widget }: FieldPlan, answer: Answer | undefined): string {
  if (isEmpty(answer) && typeof answer !== 'string') return '';
  return (widget === 'combobox' && choices.find(({ value }) => value === answer)?.label) || String(answer);
}
