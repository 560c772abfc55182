import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Answer, Answers } from '../../../src/shared/plan/answers.ts';
import type { FieldPlan, FieldSchema, FieldSetPlan } from '../../../src/shared/plan/form.ts';

/** Answers to look for where they must not be: each is long and unique. */
export class Canaries {
  /** The values that were given to private fields. */
  readonly values: string[] = [];
  /**
   * The private fields with choices: a chosen value does not prove a leak, but the field's name in a session file is. A
   * short name is left out, because it may be part of another word.
   */
  readonly choices = new Set<string>();

  /** The answers of an example, with a canary in each private field for texts, numbers or dates. */
  given(sets: readonly FieldSetPlan[], answers: Answers): Answers {
    const fields = sets.flatMap((set) => Object.values(set.fields).map((field) => ({ field, set })));
    const planted = fields.flatMap(({ field, set }) => {
      const { name, private: kind, readOnly, widget } = field;
      if (kind === undefined || readOnly || widget === 'hidden') return [];
      const canary = this.canaryFor(field, set.schema.properties[name]);
      if (canary === undefined && name.length > 4) this.choices.add(name);
      return canary === undefined ? [] : [[name, canary] as const];
    });
    return { ...answers, ...Object.fromEntries(planted) };
  }

  private canaryFor({ name, widget, choices, autocomplete = '' }: FieldPlan, schema?: FieldSchema): Answer | undefined {
    if (choices || schema?.type === 'boolean' || schema?.type === 'array' || schema?.type === 'integer')
      return undefined;
    const number = 7_310_462 + 1_009 * this.values.length;
    const letters = [...String(number)].map((digit) => 'bdfgklmprt'[Number(digit)]).join('');
    const canary = ((): Answer => {
      if (schema?.type === 'number') return Number(`61.${number}`);
      if (widget === 'date' || schema?.format === 'date') return `1949-03-${String(10 + (this.values.length % 18))}`;
      if (widget === 'file') return `${letters}.pdf`;
      if (widget === 'email' || autocomplete.startsWith('email') || schema?.format === 'email' || name === 'email')
        return `${letters}@canary.example`;
      return widget === 'tel' || autocomplete.startsWith('tel') ? `901${number}` : `Quax ${letters}`;
    })();
    this.values.push(String(canary));
    return canary;
  }

  /** The canaries in a text. */
  in(text: string): string[] {
    return this.values.filter((value) => text.includes(value));
  }

  /** Where the canaries are in the files of a browser's profile, in UTF-8 or UTF-16, with the text around them. */
  onDisk(profile: string): string[] {
    return readdirSync(profile, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .flatMap((entry) => {
        const path = join(entry.parentPath, entry.name);
        const bytes = readFileSync(path);
        const names = /[/\\]Sessions[/\\]/.test(path) ? [...this.choices] : [];
        const found = (value: string, isName: boolean) =>
          (['latin1', 'utf16le'] as const).flatMap((encoding) => around(bytes, value, encoding, isName) ?? []);
        return [
          ...this.values.flatMap((value) => found(value, false)),
          ...names.flatMap((name) => found(name, true)),
        ].map((text) => `${path.slice(profile.length + 1)}: ${text}`);
      });
  }
}

/**
 * A value in a file with the text on both sides, which shows what wrote it; undefined if the file does not contain it.
 * A field's name counts only if no hyphen is before it: in an id (`#accident-habits-2`), it shows which element was at
 * the top of the window when the visitor left the page, and no answer.
 */
function around(bytes: Buffer, value: string, encoding: 'latin1' | 'utf16le', isName: boolean): string | undefined {
  const wanted = Buffer.from(value, encoding);
  const dash = Buffer.from('-', encoding);
  for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, at + 1)) {
    if (isName && bytes.subarray(at - dash.length, at).equals(dash)) continue;
    const text = bytes.subarray(Math.max(0, at - 80), at + 160).toString(encoding);
    return `${value} (${encoding}), in ${JSON.stringify(text.replace(/[^ -~]/g, '·'))}`;
  }
  return undefined;
}

/** Everything that the browser saves of a page outside its memory, as one text. */
export const savedByBrowser = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const cached = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return JSON.stringify([
      history.state,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      cached,
      await indexedDB.databases(),
      location.href,
      document.title,
      window.name,
    ]);
  });
