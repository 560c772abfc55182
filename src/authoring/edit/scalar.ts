import { parse } from 'yaml';
import { invisible, readByVersion } from '../../compiler/read/pitfalls.ts';

/** The context of a scalar. */
export interface ScalarContext {
  /** Inside brackets or braces, where commas end a text. */
  readonly inFlow: boolean;
  /** Whether dates are written without quotes. YAML 1.1 parses those as dates, YAML 1.2 as texts. */
  readonly plainDates: boolean;
}

const number =
  /^[-+]?(?:0b[01_]+|0o?[0-7_]+|0x[\da-f_]+|\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?|(?:\.\d[\d_]*|\d[\d_]*(?:\.[\d_]*)?)(?:e[-+]?\d+)?|\.inf)$/i;
const constant = /^(?:~|null|true|false|\.nan|<<|=)$/i;

/** A date, or a date and time, in YAML 1.1. */
export const isDate = (text: string): boolean => /^\d{4}-\d\d?-\d\d?(?:[Tt \t].*)?$/.test(text);

/** Whether some version of YAML parses an unquoted text as something other than text. */
const meansElse = (text: string): boolean => number.test(text) || constant.test(text) || readByVersion.test(text);

/** Whether a text needs double quotes: it has invisible characters, or characters that end a line. */
const hasInvisible = (text: string): boolean =>
  invisible.test(text) || /[\t\r]/.test(text) || text.search(invisibleMarks) >= 0;

/** Whether a one-line text can be written without quotes. */
export function isPlain(text: string, { inFlow, plainDates }: ScalarContext): boolean {
  if (text === '' || text !== text.trim() || text.includes('\n') || hasInvisible(text)) return false;
  if (/^(?:[-?:,[\]{}#&*!|>'"%@`]|\.\.\.)/.test(text) || /:(?:\s|$)|\s#/.test(text)) return false;
  if (inFlow && /[,[\]{}]/.test(text)) return false;
  return !meansElse(text) && (plainDates || !isDate(text));
}

/** The quotes that Prettier would choose: single, unless double ones need less escaping. */
export const bestQuote = (text: string): "'" | '"' =>
  hasInvisible(text) || text.includes('\n') || (text.includes("'") && !/["\\]/.test(text)) ? '"' : "'";

/** Invisible characters. Except two that join or separate letters in Indian scripts, which are written unescaped. */
const invisibleMarks = /(?![\u200c\u200d])[\p{Cf}\u007f-\u009f\u2028\u2029\ufffe\uffff]/gu;

/** A text escaped for double quotes. */
const escaped = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(invisibleMarks, (mark) =>
      [...Array(mark.length).keys()]
        .map((unit) => `\\u${mark.charCodeAt(unit).toString(16).padStart(4, '0')}`)
        .join(''),
    );

/** A text in quotes: double ones if single ones are not possible. */
export const quoted = (text: string, quote: "'" | '"' = bestQuote(text)): string =>
  quote === "'" && !hasInvisible(text) && !text.includes('\n')
    ? `'${text.replaceAll("'", "''")}'`
    : `"${escaped(text)}"`;

/** A text in double quotes. Its unchanged beginning and end keep their escapes. */
export function requoted(text: string, before: string): string {
  const old = [...before.slice(1, -1).matchAll(/\\(?:x..|u....|U.{8}|[^])|[^]/gu)].map(([unit]) => unit);
  const says = old.map((unit) => (unit.startsWith('\\') ? String(parse(`"${unit}"`)) : unit));
  let rest = text;
  let from = 0;
  for (; from < says.length && rest.startsWith(says[from]!); from++) rest = rest.slice(says[from]!.length);
  let to = says.length;
  for (; to > from && rest.endsWith(says[to - 1]!); to--) rest = rest.slice(0, rest.length - says[to - 1]!.length);
  return `"${[...old.slice(0, from), escaped(rest), ...old.slice(to)].join('')}"`;
}

/** A one-line text without quotes if possible, else in the best quotes. */
export const inline = (text: string, standing: ScalarContext): string =>
  isPlain(text, standing) ? text : quoted(text);

/** Writes a number, boolean or null. */
export const literal = (value: number | boolean | null): string =>
  typeof value !== 'number' || Number.isFinite(value)
    ? Object.is(value, -0)
      ? '-0'
      : String(value)
    : Number.isNaN(value)
      ? '.nan'
      : value > 0
        ? '.inf'
        : '-.inf';

export type ScalarValue = string | number | boolean | null;

export const isScalarValue = (value: unknown): value is ScalarValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Whether a text can be a block text with `|` or, folded, with `>`. */
export function isBlockText(text: string, style: '|' | '>'): boolean {
  if (hasInvisible(text) || /[ \t]$/m.test(text) || /^[\s]/.test(text) || text.trim() === '') return false;
  return style === '|' || !/^[ \t]/m.test(text);
}
