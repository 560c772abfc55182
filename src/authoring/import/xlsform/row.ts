import { allHold, answer, compare, constantOf, type Expression } from '../expression.ts';
import type { Choice, Json, Question } from '../form.ts';
import { choicesOf, known, readOr, text, textOf, type Reading } from '../reading.ts';
import { inferType, readXPath } from './expressions.ts';
import { kindOf, rowLabel, loseColumns, relevantOf, type SheetAround, type XlsForm } from './kind.ts';
import { requiredOf, rowRules } from './rules.ts';
import { columnName, textsIn } from './sheets.ts';

const rowTypes: Readonly<
  Record<string, { readonly type: Question['type']; readonly widget?: string; readonly format?: string }>
> = {
  text: { type: 'string' },
  string: { type: 'string' },
  integer: { type: 'integer' },
  phone: { type: 'string', widget: 'tel' },
  int: { type: 'integer' },
  decimal: { type: 'number' },
  range: { type: 'number', widget: 'slider' },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'date' },
  time: { type: 'string', format: 'time' },
  barcode: { type: 'string' },
  image: { type: 'string', widget: 'file' },
  photo: { type: 'string', widget: 'file' },
  audio: { type: 'string', widget: 'file' },
  video: { type: 'string', widget: 'file' },
  file: { type: 'string', widget: 'file' },
  hidden: { type: 'string', widget: 'hidden' },
  acknowledge: { type: 'boolean' },
  trigger: { type: 'boolean' },
};

/**
 * The questions of a row: one, and with or_other one for the other answer.
 * Long because it takes everything that the source can say of one thing.
 */
export function rowQuestions(row: Json, around: SheetAround, form: XlsForm): Question[] {
  const { reading } = form;
  const { at } = around;
  const { kind, list, hasOther } = kindOf(row);
  const id = String(row.name);
  const title = rowLabel(row, reading) ?? id;
  const isSelect = /^(select_one|select_multiple|rank)$/.test(kind);
  const choices = isSelect ? sheetChoices(row, list, hasOther, at, form) : undefined;
  const made = isSelect ? { type: kind === 'select_one' ? ('string' as const) : ('array' as const) } : rowTypes[kind];
  loseColumns(row, at, reading);
  if (!made || (isSelect && !choices)) {
    reading.lost.push({
      at,
      what: `the question "${title}" of type ${String(row.type)}`,
      way: !made
        ? (rowWays[kind] ?? 'Ask it in another way.')
        : list.endsWith('.csv')
          ? `Put ${list}, with the columns name and label, beside the file, and import again.`
          : 'Write its choices into a list.',
    });
    return [];
  }
  remarks(kind, title, row, at, reading);
  const required = requiredOf(row, at, form);
  const { rules, words } = rowRules(row, kind, made, around, form);
  const question: Question = {
    at,
    id,
    type: made.type === 'string' && choices?.every((one) => typeof one.value === 'number') ? 'integer' : made.type,
    title,
    choices,
    rules,
    required: required === true,
    requiredWhen: typeof required === 'object' ? required : undefined,
    words,
    ui: rowLook(row, kind, rules.multipleOf === undefined && made.widget === 'slider' ? {} : made, around, reading),
    when: allHold(around.when, relevantOf(row, at, form)),
    computed: calculationOf(row, at, form),
  };
  const isOther: Expression =
    question.type === 'array'
      ? { op: 'contains', whole: answer(id), item: constantOf('other') }
      : compare(answer(id), '==', constantOf('other'));
  const other: Question = {
    ...question,
    id: `${id}_other`,
    type: 'string',
    title: `${title}: Other`,
    choices: undefined,
    rules: {},
    required: true,
    ui: known({ group: around.group }),
    when: isOther,
    computed: undefined,
  };
  return hasOther && choices ? [question, other] : [question];
}

const rowWays: Readonly<Record<string, string>> = {
  geopoint: 'Ask for an address.',
  geotrace: 'Ask for an address.',
  geoshape: 'Ask for an address.',
};

function remarks(kind: string, title: string, row: Json, at: string, { lost }: Reading): void {
  if (kind === 'datetime')
    lost.push({ at, what: `the time of "${title}"`, way: 'It asks for the day: ask for the time with widget: time.' });
  if (['image', 'photo', 'audio', 'video', 'file'].includes(kind))
    lost.push({
      at,
      what: 'the content of the file',
      way: 'Only the name of one file is kept. In a form that is sent, use the control upload.',
    });
  if (kind === 'rank')
    lost.push({
      at,
      what: `the order of the choices of "${title}"`,
      way: 'Visitors choose them, in no order. Ask for the first, the second and so on.',
    });
  if (kind === 'barcode') lost.push({ at, what: `the scanner of "${title}"`, way: 'The code is typed.' });
  if (/signature|draw|annotate/.test(String(row.appearance)))
    lost.push({ at, what: `the drawing "${title}"`, way: 'It asks for a file.' });
}

function sheetChoices(
  row: Json,
  list: string,
  hasOther: boolean,
  at: string,
  form: XlsForm,
): readonly Choice[] | undefined {
  const { reading } = form;
  const own = form.choices.filter((one) => String(one.list_name) === list);
  const filter = text(row.choice_filter);
  const [, column, parent] = /^\s*([\w.-]+)\s*=\s*\$\{\s*([^{}]+?)\s*\}\s*$/.exec(filter ?? '') ?? [];
  const isFiltered = column !== undefined && parent !== undefined && own.length <= 60;
  if (filter !== undefined && !isFiltered)
    reading.lost.push({
      at: `${at}/choice_filter`,
      what: filter,
      way: 'Write `of` at each option of the list, and options: { of: … } under ui.',
    });
  return choicesOf(
    [
      ...own.map((one) => ({
        value: one.name ?? one.value,
        label: rowLabel(one, reading),
        when:
          isFiltered && one[columnName(column)] !== undefined
            ? compare(answer(parent), '==', constantOf(one[columnName(column)] as string))
            : undefined,
      })),
      ...(hasOther ? [{ value: 'other', label: 'Other' }] : []),
    ],
    at,
    reading.lost,
  );
}

function rowLook(
  row: Json,
  kind: string,
  { widget }: { widget?: string | undefined },
  { group }: SheetAround,
  reading: Reading,
): Json {
  const appearance = text(row.appearance) ?? '';
  const has = (word: string) => appearance.split(/\s+/).some((one) => one.startsWith(word));
  const chosen =
    kind === 'select_one'
      ? has('minimal') || has('search') || has('autocomplete')
        ? 'select'
        : 'radio'
      : has('minimal')
        ? 'multiselect'
        : 'checkboxes';
  const isSelect = /^(select|rank)/.test(kind);
  return known({
    widget: isSelect ? chosen : has('multiline') ? 'textarea' : widget,
    help: textOf(textsIn(row, 'hint'), reading),
    readOnly: /^(yes|true|true\(\))$/i.test(String(row.read_only ?? row.readonly ?? '')) ? true : undefined,
    group,
  });
}

function calculationOf(row: Json, at: string, { reading }: XlsForm): Expression | undefined {
  const written = text(row.calculation);
  return written === undefined
    ? undefined
    : readOr(reading, `${at}/calculation`, written, () => readXPath(written, String(row.name)));
}

/** A value that no visitor sees. */
export function calculateOf(row: Json, around: SheetAround, form: XlsForm): Question[] {
  const { at } = around;
  const id = String(row.name);
  loseColumns(row, at, form.reading);
  const computed = calculationOf(row, at, form);
  if (!computed) {
    form.reading.lost.push({ at, what: `the value "${id}"`, way: 'Write it as computed, in our expressions.' });
    return [];
  }
  const typeOf = (name: string): string => {
    const { kind } = kindOf(form.rows.get(name) ?? {});
    const type = rowTypes[kind];
    return type?.format === 'date'
      ? 'date'
      : kind === 'calculate' || type?.type === 'number' || type?.type === 'integer'
        ? 'number'
        : 'string';
  };
  const type = inferType(computed, typeOf);
  return [
    {
      at,
      id,
      type: type === 'date' ? 'string' : type,
      title: rowLabel(row, form.reading) ?? id,
      rules: type === 'date' ? { format: 'date' } : {},
      required: false,
      words: {},
      ui: { widget: 'hidden' },
      when: undefined,
      computed,
    },
  ];
}
