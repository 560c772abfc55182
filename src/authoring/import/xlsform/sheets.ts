import { isMap } from '../../../compiler/read/shape.ts';
import { CannotSay } from '../expression.ts';
import type { Json } from '../form.ts';
import { known, list, map, maps, text } from '../reading.ts';

/** The sheets of an XLSForm. */
export interface Sheets {
  readonly survey: readonly Json[];
  readonly choices: readonly Json[];
  readonly settings: Json;
}

/** `source`: the sheets, or the asset of a server with them in it. */
export function sheetsOf(source: Json): Sheets {
  const form = isMap(source.content) ? { title: source.name, ...source.content } : source;
  const { survey, choices, settings, ...rest } = Object.fromEntries(
    Object.entries(form).map(([name, sheet]) => [name.toLowerCase(), sheet]),
  ) as Json;
  const languages = list(rest.translations).map((one) => text(one));
  const sheet = (given: unknown): Json[] => maps(given).map((row) => withColumnNames(inColumns(row, languages)));
  return {
    survey: sheet(survey),
    choices: sheet(choices),
    settings: known({
      title: rest.title,
      default_language: languages[0],
      ...withColumnNames(maps(settings)[0] ?? map(settings)),
    }),
  };
}

const translated = /^(label|hint|guidance_hint|constraint_message|required_message|media::\w+)$/;

/** A row whose texts in several languages have a column each. A list has them in the order of `languages`. */
const inColumns = (row: Json, languages: readonly (string | undefined)[]): Json =>
  Object.fromEntries(
    Object.entries(row).flatMap(([key, cell]) => {
      if (!translated.test(key) || typeof cell !== 'object' || cell === null) return [[key, cell]];
      const texts = isMap(cell)
        ? Object.entries(cell)
        : list(cell).map(
            (one, index) => [languages[index] ?? (index === 0 ? '' : `language ${index + 1}`), one] as const,
          );
      return texts
        .filter(([, one]) => one !== null)
        .map(([language, one]) => [language === '' ? key : `${key}::${language}`, one]);
    }),
  );

/** Columns of older forms by the names of today. */
const columnNames: Readonly<Record<string, string>> = {
  'list name': 'list_name',
  constraintmsg: 'constraint_message',
  requiredmsg: 'required_message',
  calculate: 'calculation',
  relevance: 'relevant',
  text: 'label',
};

/** A row by the names of today: columns with capitals, and those of XForms, such as bind:relevant, are the same. */
const withColumnNames = (row: Json): Json =>
  Object.fromEntries(Object.entries(row).map(([key, cell]) => [columnName(key), cell]));

export function columnName(key: string): string {
  const inXForms = /^(?:bind|control|body)::?(?:jr:)?(?=(?:constraint|required|relevant|read|calculate|appear))/i;
  const [name = '', ...language] = key.replace(inXForms, '').split(/(::?)/);
  const plain = name.trim().toLowerCase();
  return [columnNames[plain] ?? plain, ...language].join('');
}

/** The rows of a CSV text, by the names in its first row. */
export const readSheet = (text: string): Json[] => {
  const [names = [], ...rows] = cellsOf(text).filter((row) => row.some((cell) => cell.trim() !== ''));
  return rows.map((row) => sheetRow(names, row));
};

const sheetRow = (names: readonly string[], row: readonly string[]): Json =>
  Object.fromEntries(
    names.flatMap((name, index) =>
      name.trim() === '' || (row[index] ?? '').trim() === '' ? [] : [[name.trim(), row[index]!.trim()]],
    ),
  );

/** Several sheets in one CSV text: the first column has the name of a sheet, and its rows follow. */
export function readSheets(text: string): Record<string, Json[]> | undefined {
  const rows = cellsOf(text);
  const result: Record<string, Json[]> = {};
  let sheet: string | undefined;
  let names: readonly string[] | undefined;
  for (const [first = '', ...cells] of rows) {
    if (/^(survey|choices|settings|external_choices|entities|osm)$/i.test(first.trim())) {
      sheet = first.trim().toLowerCase();
      names = cells.some((cell) => cell.trim() !== '') ? cells : undefined;
      result[sheet] = [];
    } else if (sheet !== undefined && cells.some((cell) => cell.trim() !== '')) {
      if (names) result[sheet]!.push(sheetRow(names, cells));
      else names = cells;
    }
  }
  return result.survey ? result : undefined;
}

/** The cells of a CSV text: with commas, or with semicolons or tabs if its first line has these. */
function cellsOf(text: string): string[][] {
  const head = text.slice(0, text.indexOf('\n') < 0 ? undefined : text.indexOf('\n'));
  const separator = [',', ';', '\t'].reduce((best, one) =>
    head.split(one).length > head.split(best).length ? one : best,
  );
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!;
    if (quoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (!quoted && letter === separator) {
      rows.at(-1)!.push(cell);
      cell = '';
    } else if (!quoted && letter === '\n') {
      rows.at(-1)!.push(cell);
      cell = '';
      rows.push([]);
    } else if (letter !== '\r') cell += letter;
  }
  if (quoted) throw new CannotSay('a quotation mark is not closed');
  rows.at(-1)!.push(cell);
  return rows;
}

/** The texts of a column in its languages: label, label::Deutsch (de). */
export function textsIn(row: Json, column: string): unknown {
  const texts = Object.entries(row).flatMap(([key, given]) => {
    const [name, language] = key.split(/::?/).map((part) => part.trim());
    if (name !== column || (typeof given !== 'string' && typeof given !== 'number')) return [];
    return [[language === undefined ? 'default' : (/\(([\w-]+)\)/.exec(language)?.[1] ?? language), String(given)]];
  });
  return texts.length === 0 ? undefined : (Object.fromEntries(texts) as Json);
}
