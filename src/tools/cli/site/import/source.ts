import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMap } from '../../../../compiler/read/shape.ts';
import { CannotSay } from '../../../../authoring/import/expression.ts';
import type { Json } from '../../../../authoring/import/form.ts';
import { maps } from '../../../../authoring/import/reading.ts';
import { readSheet, readSheets } from '../../../../authoring/import/xlsform/sheets.ts';
import { Refusal } from '../../kit/command.ts';

/** The data of a file of another tool. `uiPath`: the file of its uiSchema. */
export function readSource(path: string, uiPath: string | undefined): unknown {
  if (/\.(csv|tsv)$/i.test(path)) return withFiles(sheets(path), path);
  const source = json(path);
  if (Array.isArray(source.survey)) return withFiles(source, path);
  if (uiPath === undefined) return source;
  return { schema: isMap(source.schema) ? source.schema : source, uiSchema: json(uiPath) };
}

/** The text of a file. UTF-8, or UTF-16 with its mark. */
function textOf(path: string): string {
  if (!existsSync(path)) throw new Refusal(`There is no file ${path}.`);
  if (statSync(path).isDirectory()) throw new Refusal(`${path} is a folder. Name a file.`);
  const bytes = readFileSync(path);
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return bytes.toString(isWide ? 'utf16le' : 'utf8').replace(/^\ufeff/, '');
}

/** An XLSForm with the choices that its questions take from CSV files beside it. */
function withFiles(source: Json, path: string): Json {
  const named = maps(source.survey).flatMap(({ type }) => /_from_file\s+([\w-]+\.csv)/i.exec(String(type))?.[1] ?? []);
  const more = [...new Set(named)].flatMap((file) => {
    const beside = join(dirname(path), file);
    return existsSync(beside) ? readSheet(textOf(beside)).map((row) => ({ ...row, list_name: file })) : [];
  });
  return more.length === 0 ? source : { ...source, choices: [...maps(source.choices), ...more] };
}

/** An XLSForm as CSV: all sheets in one file, or choices.csv and settings.csv beside the survey. */
function sheets(path: string): Json {
  const beside = (name: string): Json[] => {
    const file = join(dirname(path), `${name}.csv`);
    return existsSync(file) ? readSheet(textOf(file)) : [];
  };
  try {
    return (
      readSheets(textOf(path)) ?? {
        survey: readSheet(textOf(path)),
        choices: beside('choices'),
        settings: beside('settings'),
      }
    );
  } catch (error) {
    if (error instanceof CannotSay) throw new Refusal(`${path} is not valid CSV: ${error.message}.`);
    throw error;
  }
}

function json(path: string): Json {
  try {
    const data: unknown = JSON.parse(textOf(path));
    if (isMap(data)) return data;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${path} is not valid JSON: ${(error as Error).message}.`);
  }
  throw new Refusal(`${path} does not contain an object.`);
}
