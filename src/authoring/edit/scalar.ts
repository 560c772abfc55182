import { parse } from 'yaml';
import { invisible, readByVersion } from '../../compiler/read/pitfalls.ts';

/** How a text may stand where it stands. */
export interface Standing {
  /** Between brackets or braces, where commas end a text. */
  readonly inFlow: boolean;
  /** Whether dates stand there without quotes. Readers of YAML 1.1 take those for dates, others for texts. */
  readonly plainDates: boolean;
}

const number =
  /^[-+]?(?:0b[01_]+|0o?[0-7_]+|0x[\da-f_]+|\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?|(?:\.\d[\d_]*|\d[\d_]*(?:\.[\d_]*)?)(?:e[-+]?\d+)?|\.inf)$/i;
const constant = /^(?:~|null|true|false|\.nan|<<|=)$/i;

/** A date, or a moment, as YAML 1.1 knows them. */
export const isDate = (text: string): boolean => /^\d{4}-\d\d?-\d\d?(?:[Tt \t].*)?$/.test(text);

/** Whether readers of some version of YAML take a text without quotes for something else than a text. */
const meansElse = (text: string): boolean => number.test(text) || constant.test(text) || readByVersion.test(text);

/** Characters that only double quotes can hold: nobody sees them, or they would end a line. */
const unseen = (text: string): boolean => invisible.test(text) || /[\t\r]/.test(text) || text.search(marks) >= 0;

/** Whether a text of one line can stand without quotes. */
export function isPlain(text: string, { inFlow, plainDates }: Standing): boolean {
  if (text === '' || text !== text.trim() || text.includes('\n') || unseen(text)) return false;
  if (/^(?:[-?:,[\]{}#&*!|>'"%@`]|\.\.\.)/.test(text) || /:(?:\s|$)|\s#/.test(text)) return false;
  if (inFlow && /[,[\]{}]/.test(text)) return false;
  return !meansElse(text) && (plainDates || !isDate(text));
}

/** The quotes that Prettier would choose: single ones, but those that need less escaping. */
export const bestQuote = (text: string): "'" | '"' =>
  unseen(text) || text.includes('\n') || (text.includes("'") && !/["\\]/.test(text)) ? '"' : "'";

/** Marks that nobody sees. Two of them, which join letters of Indian scripts and part them, are written as they are. */
const marks = /(?![\u200c\u200d])[\p{Cf}\u007f-\u009f\u2028\u2029\ufffe\uffff]/gu;

/** A text as it stands between double quotes. */
const escaped = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(marks, (mark) =>
      [...Array(mark.length).keys()]
        .map((unit) => `\\u${mark.charCodeAt(unit).toString(16).padStart(4, '0')}`)
        .join(''),
    );

/** A text in quotes. Where single ones cannot hold it, in double ones. */
export const quoted = (text: string, quote: "'" | '"' = bestQuote(text)): string =>
  quote === "'" && !unseen(text) && !text.includes('\n') ? `'${text.replaceAll("'", "''")}'` : `"${escaped(text)}"`;

/** A text in double quotes, whose beginning and end are written as they were where they say the same. */
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

/** A text of one line without quotes where it can, else in the best ones. */
export const inline = (text: string, standing: Standing): string => (isPlain(text, standing) ? text : quoted(text));

/** What is not text: a number, yes or no, nothing. */
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

/** Whether a text can stand as lines below `|` or, folded, below `>`. */
export function isBlockText(text: string, style: '|' | '>'): boolean {
  if (unseen(text) || /[ \t]$/m.test(text) || /^[\s]/.test(text) || text.trim() === '') return false;
  return style === '|' || !/^[ \t]/m.test(text);
}
