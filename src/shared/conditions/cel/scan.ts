/**
 * An expression as the parser gets it. `origins` maps each of its characters, and its end, to a character of the
 * written text.
 */
export interface Scanned {
  readonly text: string;
  readonly origins: readonly number[];
}

/** The units of time that may follow a number: today - 18 years. */
const units = /^(day|month|year)s?$/;

/**
 * Strings, numbers, names, blanks, and any other single character. A hyphen without blanks belongs to the name of a
 * file of constants, which a point and the name of a constant follow: travel-family.adults.
 */
// oxfmt-ignore
const tokens =
  /(?<text>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|(?<number>\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?<name>[A-Za-z_]\w*(?:(?:-\w+)+(?=\.[A-Za-z_]\w*\b(?!\s*\()))?)|(?<blank>\s+)|[^]/g;

/** Names that the library uses for something else, or does not know. */
const renamed: Readonly<Record<string, string>> = { size: 'size_', has: 'has_' };
const renamedMethods: Readonly<Record<string, string>> = { orValue: 'orValue_' };

/** The function by which tables are looked up. */
export const RATE = 'rate';

/**
 * The name by which the parser knows the look-up of one table, because each table takes and gives its own types. No
 * field can have it.
 */
export const lookUp = (table: string): string =>
  `_${RATE}_${table.replaceAll(/[^A-Za-z0-9]/g, (sign) => `_${sign.charCodeAt(0)}_`)}`;

/** Reserved words of the language. No unit can follow them. */
const reservedWords = new Set(['in', 'true', 'false', 'null']);

/**
 * Prepares a text for the parser. Here all numbers are of one kind, so that 5 / 2 is 2.5, as JSON numbers are in CEL; a
 * unit after a number multiplies it; and `size` and `has` are functions of ours.
 */
export function scan(written: string): Scanned {
  let text = '';
  const origins: number[] = [];
  const put = (piece: string, at: number, length = piece.length): void => {
    text += piece;
    for (let index = 0; index < piece.length; index++) origins.push(at + Math.min(index, length - 1));
  };
  const found = [...written.matchAll(tokens)].map((match) => ({
    token: match[0],
    at: match.index,
    kind: match.groups!,
  }));
  const solid = found.filter(({ kind }) => kind.blank === undefined);
  for (const { token, at, kind } of found) {
    const place = solid.findIndex((one) => one.at === at);
    const [before, after] = [solid[place - 1], solid[place + 1]];
    if (kind.number !== undefined && before?.token !== '.')
      put(isInteger(token) ? `${token}.0` : token, at, token.length);
    else if (kind.name === undefined) put(token, at);
    else if (units.test(token) && before && endsValue(before) && after?.token !== '(') {
      put('*', at, 1);
      put(unitName(token), at, token.length);
    } else {
      const isCall = after?.token === '(' && before?.token !== '.';
      const isMethod = after?.token === '(' && !isCall;
      const given = solid[place + 2];
      const table = token === RATE && given?.kind.text !== undefined ? lookUp(given.token.slice(1, -1)) : undefined;
      const other = isCall ? (table ?? renamed[token]) : isMethod ? renamedMethods[token] : undefined;
      put(other ?? parserName(token), at, token.length);
    }
  }
  return { text, origins: [...origins, written.length] };
}

const isInteger = (number: string): boolean => /^\d+$/.test(number);

/** Whether a unit can follow a token: a number, a name or a bracket that closes. */
const endsValue = ({ token, kind }: { token: string; kind: Record<string, string | undefined> }): boolean =>
  kind.number !== undefined || token === ')' || (kind.name !== undefined && !reservedWords.has(token));

/** The name by which the parser knows a unit of time. No field can have it. */
const unitName = (unit: string): string => `_${unit.replace(/s?$/, 's')}`;

/** Prefix of a file name with a hyphen, which the parser would take for a minus. No field can have it. */
const fileMarker = '_file_';

/** The name by which the parser knows a file of constants. */
export const parserName = (name: string): string =>
  name.includes('-') ? fileMarker + name.replaceAll('-', '_') : name;

/** The name of a file of constants as it was written. */
export const fileName = (name: string): string =>
  name.startsWith(fileMarker) ? name.slice(fileMarker.length).replaceAll('_', '-') : name;

/** Whether an expression can name a constant. */
export const canBeNamed = (constant: string): boolean => /^[A-Za-z_]\w*(-\w+)*\.[A-Za-z_]\w*$/.test(constant);

/** The name as it was written. */
export const writtenName = (name: string): string =>
  name.startsWith(`_${RATE}_`)
    ? RATE
    : (Object.entries({ ...renamed, ...renamedMethods }).find(([, known]) => known === name)?.[0] ?? name);
