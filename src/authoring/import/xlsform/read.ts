import { allHold, type Expression } from '../expression.ts';
import type { ImportedForm, Json, ImportedPage, Question } from '../form.ts';
import { headingIn, known, numberIn, text, textOf, type Reading } from '../reading.ts';
import { kindOf, rowLabel, loseColumns, relevantOf, type SheetAround, type XlsForm } from './kind.ts';
import { calculateOf, rowQuestions } from './row.ts';
import { sheetsOf, textsIn } from './sheets.ts';

/** Imports an XLSForm. With the style pages, its groups become the steps of a wizard. */
export function readXlsForm(source: Json, reading: Reading): ImportedForm {
  const { survey, choices, settings } = sheetsOf(source);
  const language = text(settings.default_language);
  const wanted =
    reading.language ?? (language === undefined ? undefined : (/\(([\w-]+)\)/.exec(language)?.[1] ?? language));
  const form: XlsForm = {
    reading: { ...reading, language: wanted },
    choices,
    rules: [],
    rows: new Map(survey.map((row) => [String(row.name), row])),
  };
  const { entries } = treeOf(survey, 0, '');
  const isPaged = /pages/.test(String(settings.style ?? ''));
  return {
    title: textOf(settings.form_title ?? settings.title, form.reading),
    submit: undefined,
    pages: pagesOf(entries, isPaged, form),
    rules: form.rules,
    lost: reading.lost,
  };
}

/** A row, and the rows between its begin and its end. */
interface Entry {
  readonly row: Json;
  readonly at: string;
  readonly inner: readonly Entry[] | undefined;
}

/** The rows from an index up to the end of their group. */
function treeOf(survey: readonly Json[], from: number, end: string): { entries: Entry[]; next: number } {
  const entries: Entry[] = [];
  let index = from;
  while (index < survey.length) {
    const row = survey[index]!;
    const { kind } = kindOf(row);
    // Line 1 of a sheet has the names of the columns.
    const at = `survey row ${index + 2}`;
    index += 1;
    if (kind === '') continue;
    if (kind.startsWith('end_')) {
      if (end !== '') return { entries, next: index };
      continue;
    }
    if (kind.startsWith('begin_')) {
      const inner = treeOf(survey, index, kind.replace('begin_', 'end_'));
      entries.push({ row, at, inner: inner.entries });
      index = inner.next;
    } else entries.push({ row, at, inner: undefined });
  }
  return { entries, next: index };
}

interface SheetPart {
  readonly questions: readonly Question[];
  readonly paragraphs: readonly string[];
}

const sheetParts = (parts: readonly SheetPart[]): SheetPart => ({
  questions: parts.flatMap(({ questions }) => questions),
  paragraphs: parts.flatMap(({ paragraphs }) => paragraphs),
});

const root: SheetAround = { at: '', group: undefined, when: undefined, inRows: false };

function pagesOf(entries: readonly Entry[], isPaged: boolean, form: XlsForm): ImportedPage[] {
  if (!isPaged) return [{ at: 'survey', ...sheetParts(entries.map((one) => rowPart(one, root, form))) }];
  const pages: ImportedPage[] = [];
  let open: Entry[] = [];
  const close = (): void => {
    if (open.length > 0) pages.push({ at: open[0]!.at, ...sheetParts(open.map((one) => rowPart(one, root, form))) });
    open = [];
  };
  for (const entry of entries) {
    if (!entry.inner || kindOf(entry.row).kind !== 'begin_group') {
      open.push(entry);
      continue;
    }
    close();
    loseColumns(entry.row, entry.at, form.reading);
    pages.push({
      at: entry.at,
      title: rowLabel(entry.row, form.reading),
      when: relevantOf(entry.row, entry.at, form),
      ...sheetParts(entry.inner.map((one) => rowPart(one, root, form))),
    });
  }
  close();
  return pages;
}

/** What a device adds by itself. */
const meta = [
  'start',
  'end',
  'today',
  'deviceid',
  'subscriberid',
  'simserial',
  'phonenumber',
  'username',
  'email',
  'audit',
  'start-geopoint',
  'background-audio',
  'xml-external',
  'csv-external',
];

function rowPart({ row, at, inner }: Entry, around: SheetAround, form: XlsForm): SheetPart {
  const { reading } = form;
  const { kind } = kindOf(row);
  const here = { ...around, at };
  if (inner)
    return kind === 'begin_repeat'
      ? { questions: repeatRows(row, inner, here, form), paragraphs: [] }
      : groupOf(row, inner, here, form);
  if (meta.includes(kind)) {
    reading.lost.push({
      at,
      what: `${String(row.name ?? kind)}: what the device knows (${kind})`,
      way: 'A lead has the time at which it was sent.',
    });
    return { questions: [], paragraphs: [] };
  }
  if (kind === 'calculate') return { questions: calculateOf(row, here, form), paragraphs: [] };
  if (kind !== 'note') return { questions: rowQuestions(row, here, form), paragraphs: [] };
  const words = [rowLabel(row, reading), textOf(textsIn(row, 'hint'), reading)].filter(
    (one): one is string => one !== undefined,
  );
  loseColumns(row, at, reading);
  if (relevantOf(row, at, form) ?? around.when)
    reading.lost.push({
      at: `${at}/relevant`,
      what: `when the text "${words[0] ?? ''}" is shown`,
      way: 'It is always shown: words under help of a question are shown with it.',
    });
  if (around.inRows)
    words.forEach((one) =>
      reading.lost.push({ at, what: `the text "${one}" in rows`, way: 'Write it under help of a question.' }),
    );
  return { questions: [], paragraphs: around.inRows ? [] : words };
}

function groupOf(row: Json, inner: readonly Entry[], around: SheetAround, form: XlsForm): SheetPart {
  loseColumns(row, around.at, form.reading);
  if (kindOf(row).kind === 'begin_loop')
    form.reading.lost.push({
      at: around.at,
      what: `questions that are asked for each choice: ${String(row.type)}`,
      way: 'They are asked once: write them for each choice.',
    });
  const when: Expression | undefined = allHold(around.when, relevantOf(row, around.at, form));
  const group = headingIn(around.group, rowLabel(row, form.reading));
  return sheetParts(inner.map((one) => rowPart(one, { ...around, group, when }, form)));
}

/** Rows that visitors add. */
function repeatRows(row: Json, inner: readonly Entry[], around: SheetAround, form: XlsForm): Question[] {
  const { lost } = form.reading;
  const { at } = around;
  const title = rowLabel(row, form.reading) ?? String(row.name);
  loseColumns(row, at, form.reading);
  const { questions } = sheetParts(inner.map((one) => rowPart(one, { ...root, inRows: true }, form)));
  const count = row.repeat_count;
  const fixed = numberIn(count);
  if (count !== undefined && fixed === undefined)
    lost.push({
      at: `${at}/repeat_count`,
      what: `as many rows as ${String(count)} says`,
      way: 'Visitors add rows: write an assert that compares size(rows(…)) with it.',
    });
  if (questions.length === 0) {
    lost.push({ at, what: `the rows "${title}" without questions`, way: 'Say what is asked in each row.' });
    return [];
  }
  return [
    {
      at,
      id: String(row.name),
      type: 'array',
      title,
      rows: questions,
      rules: known({ minItems: fixed || undefined, maxItems: fixed || undefined }),
      required: false,
      words: {},
      ui: known({ group: around.group, help: textOf(textsIn(row, 'hint'), form.reading) }),
      when: allHold(around.when, relevantOf(row, at, form)),
    },
  ];
}
