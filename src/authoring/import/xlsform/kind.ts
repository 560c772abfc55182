import type { Expression } from '../expression.ts';
import type { Json, Rule } from '../form.ts';
import { readOr, text, textOf, type Reading } from '../reading.ts';
import { readXPath } from './expressions.ts';
import { textsIn } from './sheets.ts';

/** What is known of the whole form. */
export interface XlsForm {
  readonly reading: Reading;
  readonly choices: readonly Json[];
  readonly rules: Rule[];
  /** The rows of the survey by name. */
  readonly rows: ReadonlyMap<string, Json>;
}

/** What holds around a row. */
export interface SheetAround {
  readonly at: string;
  readonly group: string | undefined;
  readonly when: Expression | undefined;
  readonly inRows: boolean;
}

/** The kind of a row, such as select_one, and the list that it names. */
export function kindOf(row: Json): { kind: string; list: string; hasOther: boolean } {
  const words =
    String(row.type ?? '')
      .trim()
      .toLowerCase() === ''
      ? ['']
      : String(row.type).trim().split(/\s+/);
  const [first = '', second = '', ...rest] = words;
  const hasOther = row._or_other === true || / or[_ ](specify )?other\b/i.test(String(row.type));
  const old = /^(begin|end|select|add|q)$/i.test(first);
  const two = `${first} ${second}`.toLowerCase();
  if (two === 'select one' || two === 'select multiple' || two === 'select all')
    return {
      kind: two === 'select one' ? 'select_one' : 'select_multiple',
      list: rest.filter((one) => !['from', 'that', 'apply', 'or_other'].includes(one))[0] ?? '',
      hasOther,
    };
  if (old && /^(begin|end)$/i.test(first)) return { kind: two.replace(' ', '_'), list: '', hasOther: false };
  return {
    // The choices of select_one_from_file are in a file of that name.
    kind: first.toLowerCase().replace(/_from_file$/, ''),
    list: text(row.select_from_list_name) ?? second,
    hasOther,
  };
}

/** Columns that are read. Others are lost, unless they hold texts of a language or media. */
const columns = [
  'type',
  'name',
  'label',
  'hint',
  'guidance_hint',
  'required',
  'required_message',
  'relevant',
  'constraint',
  'constraint_message',
  'calculation',
  'default',
  'appearance',
  'choice_filter',
  'read_only',
  'readonly',
  'repeat_count',
  'parameters',
  'media',
  'body',
  'instance',
  'autoplay',
  'note',
  'notes',
  'comment',
  'comments',
  '$kuid',
  '$xpath',
  '$autoname',
  '$qpath',
  'select_from_list_name',
  'kuid',
  'disabled',
  'intent',
  'list_name',
  '$given_name',
  '_or_other',
];

export const rowLabel = (row: Json, reading: Reading): string | undefined => textOf(textsIn(row, 'label'), reading);

export const relevantOf = (row: Json, at: string, { reading }: XlsForm): Expression | undefined => {
  const written = text(row.relevant);
  return written === undefined
    ? undefined
    : readOr(reading, `${at}/relevant`, written, () => readXPath(written, String(row.name)));
};

export function loseColumns(row: Json, at: string, { lost }: Reading): void {
  for (const key of Object.keys(row)) {
    const [name = ''] = key.split(/::?/);
    if (!columns.includes(name.trim()) && text(row[key]) !== undefined)
      lost.push({ at: `${at}/${key}`, what: key, way: 'Our forms have nothing for it.' });
    else if (name.trim() === 'media')
      lost.push({ at: `${at}/${key}`, what: `${key}: ${String(row[key])}`, way: 'Put it into a block of the page.' });
    else if (name.trim() === 'guidance_hint')
      lost.push({
        at: `${at}/${key}`,
        what: `the hint for interviewers "${String(row[key])}"`,
        way: 'Add it to help, if visitors are to read it.',
      });
  }
}
