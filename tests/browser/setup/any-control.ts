import type { ElementHandle, Locator, Page } from '@playwright/test';
import { stillness } from './axe.ts';

/** Parts of any control. */
const parts = 'input:not([type="hidden"]), select, textarea, button, [tabindex="0"]';

const texts: Readonly<Record<string, string>> = {
  date: '2031-05-05',
  month: '2031-05',
  time: '10:30',
  email: 'asha@mail.example',
  number: '5',
  range: '200000',
};

/** Gives every part of a form any answer, valid or not. */
export async function fillAnyhow(page: Page, root: Locator): Promise<void> {
  for (const part of await root.locator('input:not([type="hidden"]), select, textarea').all()) {
    if (!(await part.isVisible())) continue;
    const [kind, mode] = await part.evaluate((element: HTMLInputElement) => [element.type, element.inputMode] as const);
    if (kind === 'select-one') await part.selectOption({ index: 1 });
    else if (kind === 'file')
      await part.setInputFiles({ name: 'a.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7\n') });
    else if (kind === 'radio' || kind === 'checkbox') await part.check({ force: true }).catch(() => {});
    else if (kind === 'range') await part.press('ArrowRight');
    else await part.fill(texts[kind] ?? (mode === 'numeric' || mode === 'decimal' ? '5' : 'Asha Rao'));
  }
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

/** How Tab moves through a form. */
interface Round {
  /** Parts that it does not reach. */
  readonly missed: readonly string[];
  /** Parts without a visible focus. */
  readonly unseen: readonly string[];
  readonly count: number;
}

/** Moves through a form with Tab, until the focus leaves it. `isSeen` returns whether the focus is visible. */
export async function tabThrough(page: Page, root: Locator, isSeen = showsFocus): Promise<Round> {
  const wanted = await markParts(root);
  await startBefore(root);
  const reached = new Set<string>();
  const unseen: string[] = [];
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press('Tab');
    const part = await root.evaluate((form) =>
      form.contains(document.activeElement) ? (document.activeElement as HTMLElement).dataset.part : undefined,
    );
    if (part === undefined) break;
    if (!reached.has(part) && !(await isSeen(page))) unseen.push(part);
    reached.add(part);
  }
  return { missed: wanted.filter((part) => !reached.has(part)), unseen, count: reached.size };
}

/** Names the parts of a form, and returns the names. The radios of a group are one part, as they are for Tab. */
const markParts = (root: Locator): Promise<string[]> =>
  root.evaluate((form, selector) => {
    const all = [...form.querySelectorAll<HTMLInputElement>(selector)].filter(
      (one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true }),
    );
    const names = all.map((one, index) =>
      one.type === 'radio'
        ? `radios ${one.name}`
        : `${one.localName} ${one.name || one.ariaLabel || one.textContent} ${index}`,
    );
    all.forEach((one, index) => (one.dataset.part = names[index]));
    return [...new Set(names)];
  }, parts);

/** Puts the focus before the first part of a form. */
const startBefore = (root: Locator): Promise<void> =>
  root.evaluate((form: HTMLElement) => {
    form.tabIndex = -1;
    form.focus();
    form.removeAttribute('tabindex');
  });

/** Whether the focused part looks different without the focus. */
async function showsFocus(page: Page): Promise<boolean> {
  const element = (await page.evaluateHandle(() => document.activeElement)) as ElementHandle<HTMLElement>;
  const withFocus = await picture(page, element);
  await element.evaluate((one) => one.blur());
  const without = await picture(page, element);
  await element.focus();
  return !withFocus.equals(without);
}

/** The choices of a form that look the same when they are chosen. */
export async function unseenChoices(page: Page, root: Locator): Promise<string[]> {
  const unseen: string[] = [];
  for (const choice of await root.locator('input[type="radio"], input[type="checkbox"]').all()) {
    if (!(await choice.isVisible())) continue;
    const element = (await choice.elementHandle()) as ElementHandle<HTMLElement>;
    const before = await picture(page, element);
    const wasChosen = await choice.isChecked();
    await choice.press('Space');
    await element.evaluate((one) => one.blur());
    if ((await choice.isChecked()) === wasChosen) continue;
    if ((await picture(page, element)).equals(before)) unseen.push((await choice.getAttribute('value')) ?? '');
  }
  return unseen;
}

const margin = 10;

/** A picture of a part with its label and a margin. */
async function picture(page: Page, element: ElementHandle<HTMLElement>): Promise<Buffer> {
  await element.scrollIntoViewIfNeeded();
  await stillness(page);
  const { x, y, width, height } = await element.evaluate((one) => {
    // The ring of a choice is around its label, too.
    const isHidden = one.getBoundingClientRect().width < 4;
    const whole = one.closest('label') ?? (isHidden ? one.parentElement! : one);
    return whole.getBoundingClientRect().toJSON() as DOMRect;
  });
  const left = Math.max(0, x - margin);
  const top = Math.max(0, y - margin);
  return page.screenshot({ clip: { x: left, y: top, width: width + 2 * margin, height: height + 2 * margin } });
}

/** Icons with their own colour: with forced colours, it may be invisible on its background. */
export const iconsOfOwnColour = (root: Locator): Promise<string[]> =>
  root.evaluate((form) =>
    [...form.querySelectorAll('svg')]
      .filter((icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement!).color)
      .map((icon) => icon.parentElement!.outerHTML.slice(0, 120)),
  );
