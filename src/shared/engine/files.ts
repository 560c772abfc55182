import type { Answers } from '../plan/answers.ts';
import type { FieldPlan } from '../plan/form.ts';
import type { FilesPlan } from '../plan/submit.ts';
import { answerOf, isRows } from './answers.ts';
import { formatMessage } from './format/message.ts';
import { sizeInWords } from './format/size.ts';

/** What is wrong with a file. The settings of its control have a text for each. */
export type FileFault = 'empty' | 'tooLarge' | 'wrongKind' | 'gone';

/** The control of fields whose files are sent. */
export const UPLOAD = 'upload';

/** The size of a file in bytes, and its type by its content. */
export interface FileFacts {
  readonly size: number;
  readonly type: string | undefined;
}

type FileKind = 'pdf' | 'picture';

/** How many bytes are needed to detect the type of a file. */
export const headLength = 32;

const usualMegabytes = 5;

const ascii = (head: Uint8Array, from: number, to: number): string => String.fromCharCode(...head.subarray(from, to));

/** The first bytes of the known types. Pictures of iPhones are HEIC, in one of several brands. */
const fileSignatures: readonly (readonly [type: string, kind: FileKind, begins: (head: Uint8Array) => boolean])[] = [
  ['application/pdf', 'pdf', (head) => ascii(head, 0, 5) === '%PDF-'],
  ['image/jpeg', 'picture', (head) => ascii(head, 0, 3) === '\xff\xd8\xff'],
  ['image/png', 'picture', (head) => ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['image/webp', 'picture', (head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP'],
  ['image/heic', 'picture', (head) => /^ftyp(hei[cmsx]|hev[cx]|mif1|msf1)$/.test(ascii(head, 4, 12))],
];

/** The media type of a file by its first bytes, whatever its name says; undefined for a type that may not be sent. */
export const mediaTypeOf = (head: Uint8Array): string | undefined =>
  fileSignatures.find(([, , begins]) => begins(head))?.[0];

/** The endings by which the browser's own dialog offers files, and the media types of the kinds that a field takes. */
export const typesOf = ({ options: { kinds = ['pdf', 'picture'] } }: Pick<FieldPlan, 'options'>): string[] =>
  fileSignatures.flatMap(([type, kind]) => (kinds.includes(kind) ? [type] : []));

/** Largest file of a field, in bytes. */
export const maxFileBytes = ({ options: { maxMegabytes = usualMegabytes } }: Pick<FieldPlan, 'options'>): number =>
  maxMegabytes * 1e6;

/** What is wrong with a chosen file; undefined if it may be sent. */
export function fileFault(field: Pick<FieldPlan, 'options'>, { size, type }: FileFacts): FileFault | undefined {
  if (size === 0) return 'empty';
  if (size > maxFileBytes(field)) return 'tooLarge';
  return type !== undefined && typesOf(field).includes(type) ? undefined : 'wrongKind';
}

/**
 * What is wrong with all files of a form together.
 * Takes    the sizes of the files in bytes, in order
 * Returns  the index of the first one that is too much, and the words; undefined if they fit
 */
export function tooMuchTogether(
  limit: FilesPlan | undefined,
  sizes: readonly number[],
  language = 'en',
): { readonly index: number; readonly message: string } | undefined {
  if (!limit) return undefined;
  const most = limit.maxMegabytes * 1e6;
  const sums = sizes.map((_, index) => sizes.slice(0, index + 1).reduce((sum, size) => sum + size, 0));
  const index = sums.findIndex((sum) => sum > most);
  if (index < 0) return undefined;
  const words = { size: sizeInWords(sums.at(-1)!, language), most: sizeInWords(most, language) };
  return { index, message: formatMessage(limit.tooLarge, words) };
}

/** The text for a fault of a file. */
export function faultWords(field: FieldPlan, fault: FileFault, file: string, size = 0): string {
  const { language = 'en' } = field;
  const sizes = { size: sizeInWords(size, language), most: sizeInWords(maxFileBytes(field), language) };
  return formatMessage(field.options[fault] ?? '', { file, ...sizes });
}

/** The names of the chosen files in an answer. */
export const fileNames = (answer: unknown): readonly string[] =>
  (Array.isArray(answer) ? (answer as readonly unknown[]) : [answer]).filter((name) => typeof name === 'string');

/** What asks for files: a form or step, or each row of a field. */
interface AskingSet {
  readonly plan: { readonly fields: Readonly<Record<string, FieldPlan>> };
  readonly rows?: { readonly sets: Readonly<Record<string, AskingSet>> };
}

/** A field that asks for files, of a form or of one row. */
export interface AskedFiles {
  readonly field: FieldPlan;
  /** Its name among the files of a lead: photos.2.picture, with rows counted from 1. */
  readonly name: string;
  /** Where its answer is when it is sent: photos, 1, picture. */
  readonly path: readonly string[];
  /** The names of the chosen files. */
  readonly files: readonly string[];
}

/** The fields that ask for files with these answers, those of each row too. */
export const askedFiles = ({ plan, rows }: AskingSet, answers: Answers, around: readonly string[] = []): AskedFiles[] =>
  Object.values(plan.fields).flatMap((field) => {
    const path = [...around, ...(field.inObject ?? [field.name])];
    const [answer, row] = [answerOf(answers, field.name), rows?.sets[field.name]];
    if (row && isRows(answer)) return answer.flatMap((one, index) => askedFiles(row, one, [...path, String(index)]));
    return field.widget === UPLOAD ? [{ field, name: nameAt(path), path, files: fileNames(answer) }] : [];
  });

const nameAt = (path: readonly string[]): string =>
  path.map((key) => (/^\d+$/.test(key) ? String(Number(key) + 1) : key)).join('.');
