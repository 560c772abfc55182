import type { Locator } from '@playwright/test';
import { isEmpty } from '../../../../src/shared/engine/answers.ts';
import type { Answer, Answers } from '../../../../src/shared/plan/answers.ts';
import type { FieldPlan } from '../../../../src/shared/plan/form.ts';
import { fillIn, type Entry } from '../fill.ts';

/**
 * Answers fields with their controls, one after another, and empties those without an answer. Controls with the right
 * answer are not changed. Missing fields and choices are skipped. Then presses the `button`, or the link of that name.
 */
export async function giveAll(
  form: Locator,
  fields: readonly FieldPlan[],
  answers: Answers,
  button?: string,
): Promise<void> {
  const asked = fields.filter(({ readOnly, computed, widget }) => !readOnly && !computed && widget !== 'hidden');
  const left = await form.evaluate(fillIn, [asked.map((field) => entryOf(field, answers)), button] as const);
  for (const name of left) {
    const control = form.locator(`[name="${name}"]`);
    const isFile = (await control.getAttribute('type')) === 'file';
    await (isFile ? control.setInputFiles(filesOf(answers[name])) : control.press('1'));
  }
  if (left.length > 0 && button !== undefined)
    await form
      .getByRole('button', { name: button, exact: true })
      .or(form.getByRole('link', { name: button, exact: true }))
      .click();
}

/** The fields whose controls have another answer. Compares only single choices and texts. */
export async function differing(form: Locator, fields: readonly FieldPlan[], answers: Answers): Promise<string[]> {
  const all = await form.evaluate(statesOf);
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

/** Runs in the page. */
const statesOf = (form: Element) =>
  [...(form as HTMLFormElement).elements]
    .map((element) => element as HTMLInputElement)
    .map(({ name, type, value, checked }) => ({ name, type, value, checked }));

function entryOf(field: FieldPlan, answers: Answers): Entry {
  const { name, label, widget, more, options } = field;
  const answer = answers[name];
  return {
    name,
    label,
    widget,
    more,
    text: textOf(field, answer),
    ticked: Array.isArray(answer) ? answer.map(String) : answer === true,
    count: widget === 'tile-counter' && answer === true ? Number(answers[String(options.count)] ?? 1) : undefined,
  };
}

const filesOf = (answer: Answer | undefined) =>
  isEmpty(answer) ? [] : { name: String(answer), mimeType: 'application/octet-stream', buffer: Buffer.from('resume') };

/** An answer as it is typed. */
function textOf({ choices = [], widget }: FieldPlan, answer: Answer | undefined): string {
  if (isEmpty(answer) && typeof answer !== 'string') return '';
  return (widget === 'combobox' && choices.find(({ value }) => value === answer)?.label) || String(answer);
}
