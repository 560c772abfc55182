import { expect, type Locator, type Page } from '@playwright/test';

/** One form of a page, or the current step of a wizard. */
export interface FormUnderTest {
  readonly root: Locator;
  /** The controls of a field; several for radios and checkboxes. */
  field(name: string): Locator;
  button(name: string): Locator;
  /** The box above the fields that lists several errors. */
  readonly summary: Locator;
  /** The error messages beside the fields, from top to bottom. */
  readonly errors: Locator;
}

export function formOf(page: Page, id: string): FormUnderTest {
  const root = page.locator(`[data-form="${id}"]`);
  return {
    root,
    field: (name) => root.locator(`[name="${name}"]`),
    button: (name) => root.getByRole('button', { name, exact: true }),
    summary: root.getByRole('group', { name: /your attention$/ }),
    errors: root.locator('[data-field] p[id$="error"]'),
  };
}

/** Expects exactly these errors, in this order, each beside its field and tied to its control. */
export async function expectErrors(
  { field, errors, root }: FormUnderTest,
  expected: Readonly<Record<string, string>>,
): Promise<void> {
  await expect(errors).toHaveText(Object.values(expected));
  for (const [name, message] of Object.entries(expected)) {
    // A date in three boxes marks the first wrong box.
    const isParts = (await root.locator(`[name="${name}.day"]`).count()) > 0;
    const control = isParts ? root.locator(`[name^="${name}."][aria-invalid="true"]`).first() : field(name).first();
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    const ids = (await control.getAttribute('aria-describedby'))?.split(' ') ?? [];
    expect(await Promise.all(ids.map((id) => control.page().locator(`[id="${id}"]`).textContent()))).toContain(message);
  }
}

/** Fills in texts, by field name. */
export async function fillIn({ field }: FormUnderTest, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(answers)) await field(name).fill(text);
}

/** Everything that the site saves on the visitor's disk. */
export const stored = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.values(localStorage), ...Object.values(sessionStorage)].map(String));
