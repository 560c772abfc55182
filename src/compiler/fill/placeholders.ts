import { entriesOf } from '../read/shape.ts';
import type { Path } from '../read/source.ts';

/** An item of a list, with the values for placeholders in braces: `{value}`, `{label}`. */
export interface PlaceholderItem {
  readonly list: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const inBraces = /\{([A-Za-z][A-Za-z0-9]*)\}/g;

/**
 * A text with the values of an item in its braces. A text that is only one placeholder becomes that value, even a
 * number.
 */
export function fillWith(text: string, { values }: PlaceholderItem): string | number {
  const whole = placeholderValue(values, /^\{([A-Za-z][A-Za-z0-9]*)\}$/.exec(text)?.[1] ?? '');
  return whole ?? text.replace(inBraces, (written, word: string) => String(placeholderValue(values, word) ?? written));
}

function placeholderValue(values: PlaceholderItem['values'], word: string): string | number | undefined {
  const value = Object.hasOwn(values, word) ? values[word] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

/** A placeholder for which an item has no value. */
export interface Stranger {
  readonly path: Path;
  readonly part: 'key' | 'value';
  readonly word: string;
  readonly item: PlaceholderItem;
}

/**
 * The placeholders of a template for which an item has no value, each once. Settings of controls have braces of their
 * own.
 */
export function strangersIn(template: unknown, items: readonly PlaceholderItem[]): Stranger[] {
  const found: Stranger[] = [];
  const look = (text: string, path: Path, part: Stranger['part']): void => {
    for (const [, word = ''] of text.matchAll(inBraces)) {
      const item = items.find(({ values }) => placeholderValue(values, word) === undefined);
      if (item) found.push({ path, part, word, item });
    }
  };
  const visit = (value: unknown, path: Path): void => {
    if (typeof value === 'string') look(value, path, 'value');
    for (const [key, inner] of entriesOf(value)) {
      const here = [...path, key];
      if (typeof key === 'string') look(key, here, 'key');
      if (key !== 'options' || path.length > 0) visit(inner, here);
    }
  };
  visit(template, []);
  return found;
}

/** The names for which all of the items have a value. */
export const placeholderNames = (items: readonly PlaceholderItem[]): string[] =>
  Object.keys(items[0]?.values ?? {}).filter((word) =>
    items.every(({ values }) => placeholderValue(values, word) !== undefined),
  );
