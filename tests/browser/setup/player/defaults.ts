import type { Page } from '@playwright/test';
import { changeDocument, changeScripts } from '../served.ts';

/**
 * Serves the next document with its forms as they would be built without the defaults of these fields: a choice that
 * cannot be undone is then empty, and its message can be shown. Returns a function that ends this. Call it when the
 * form is shown.
 */
export async function startWithout(page: Page, fields: readonly string[]): Promise<() => Promise<void>> {
  const each = (pattern: (field: string) => RegExp) => (text: string) =>
    fields.reduce((now, field) => now.replaceAll(pattern(field), '$1'), text);
  const end = await changeScripts(
    page,
    each((field) => new RegExp(`(\\b${field}:\\{type:[^{}]*?),default:[^,{}]+`, 'g')),
  );
  await changeDocument(
    page,
    each((field) => new RegExp(`(<input [^>]*name="${field}") checked=""`, 'g')),
  );
  return end;
}
