import { parseDocument } from 'yaml';
import { isMap } from '../../compiler/read/shape.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { Json, Lost } from './form.ts';
import { at } from '../edit/change.ts';
import type { Path } from '../../compiler/read/source.ts';
import { offsetOf, pathInside } from '../edit/text-path.ts';
import { fileText, type DraftFile } from './write.ts';

type Data = Record<string | number, unknown>;

/** What the compiler says of the files, in a small site that shows the form. */
export interface Trial {
  readonly problems: readonly Problem[];
  /** What became of the example without answers. */
  readonly outcomes: readonly { readonly path: Path; readonly came: unknown }[];
}

/** Whether a problem is about the words of a text. An author changes them; no question is left out for them. */
export const isOfWords = ({ code }: Problem): boolean => /^(copy|claim)\//.test(code);

/** More rounds than any real form has needed. */
const maxRounds = 30;
/** Most characters of a text of any length. */
const longest = 200;

/**
 * Compiles the files and leaves out what the check refuses, until no problem is left. Each part that it leaves
 * out is a line of `lost`. The problems that remain belong to no such part.
 */
export function repair(
  drafts: readonly DraftFile[],
  check: (files: readonly DraftFile[]) => Trial,
): { files: DraftFile[]; lost: Lost[]; left: readonly Problem[] } {
  const files = structuredClone(drafts) as DraftFile[];
  const lost: Lost[] = [];
  let tried = new Set<string>();
  for (let round = 0; round < maxRounds; round += 1) {
    const { problems, outcomes } = check(files);
    const own = problems.filter(({ place }) => files.some(({ file }) => file === place.file));
    const broken = own.filter((one) => !isOfWords(one));
    if (broken.length === 0 && outcomes.length === 0) return { files, lost, left: own };
    const before = JSON.stringify(files);
    const texts = new Map(files.map((file) => [file.file, fileText(file)]));
    // From the end, so that the indexes of a list hold.
    for (const problem of [...broken].reverse()) mend(problem, files, texts, lost, tried);
    if (broken.length === 0) files[0] = withOutcomes(files[0]!, outcomes);
    if (JSON.stringify(files) === before) {
      if (tried.size === 0) return { files, lost, left: own };
      tried = new Set();
    }
  }
  const left = check(files).problems.filter(({ place }) => files.some(({ file }) => file === place.file));
  return { files, lost, left };
}

function withOutcomes(file: DraftFile, outcomes: Trial['outcomes']): DraftFile {
  const data = structuredClone(file.data) as Data;
  for (const { path, came } of outcomes) put(data, ['examples', 0, ...path], came);
  return { ...file, data };
}

function mend(
  problem: Problem,
  files: DraftFile[],
  texts: ReadonlyMap<string, string>,
  lost: Lost[],
  tried: Set<string>,
): void {
  const { file, line, column } = problem.place;
  const draft = files.find((one) => one.file === file)!;
  const data = draft.data as Data;
  const path = ofRequired(placeIn(texts.get(file)!, line, column), data);
  const key = `${problem.code} ${file} ${path.join('/')} ${problem.message}`;
  const isAgain = tried.has(key);
  tried.add(key);
  const made = isAgain ? undefined : first(problem, path, data);
  if (made !== undefined) {
    if (made !== '') lost.push(lineOf(path, made, problem));
    return;
  }
  const gone = leaveOut(path, data);
  if (gone !== undefined) lost.push(lineOf(path, gone, problem));
}

const placeIn = (text: string, line: number, column: number): Path =>
  pathInside(parseDocument(text).contents, offsetOf({ text }, line, column));

/** A problem with a name under required is one with its question. */
const ofRequired = (path: Path, data: Data): Path =>
  path.at(-2) === 'required' ? [...path.slice(0, -2), 'properties', String(at(data, path))] : path;

const lineOf = (path: Path, what: string, { message, fix, code }: Problem): Lost => ({
  at: path.join('.'),
  what,
  way: `${message} ${fix} (${code})`,
});

/**
 * The way to mend a problem of this kind. Returns what is lost by it; '' if nothing is; undefined if there is no way.
 */
function first({ code, fix, message }: Problem, path: Path, data: Data): string | undefined {
  if (code === 'field/no-privacy') {
    const kind = /private: (\w+)/.exec(fix)?.[1];
    const [parts, field] = fieldAt(path);
    if (kind !== undefined) put(data, [...uiPath(parts), field!, 'private'], kind);
    return '';
  }
  if (code === 'message/gap') return filledGap(message, path, data);
  if (code === 'fair/contact-first' && /noPrice/.test(fix)) {
    put(data, ['noPrice'], 'The imported form has no price.');
    return '';
  }
  if (code === 'message/never-shown' || code === 'message/unused') {
    const keyword = String(path.at(-1));
    const fieldUi = [...path.slice(0, -3), 'ui', path.at(-2)!];
    // A wizard has no words for what no change can cause.
    if (path.length === 1) return remove(data, path) ? '' : undefined;
    if (path.at(-3) !== 'messages') return undefined;
    if (code === 'message/unused') return (remove(data, path), '');
    put(data, [...fieldUi, 'unseen', keyword], 'The form that this was imported from has the rule.');
    return '';
  }
  if (code === 'message/missing') {
    const [, field, keyword] = /messages\.([\w.]+)\.(\w+)\./.exec(fix) ?? [];
    if (field === undefined) return undefined;
    const around = path.slice(0, path.indexOf(path.includes('schema') ? 'schema' : 'ui'));
    put(data, [...around, 'messages', field, keyword!], 'This answer does not fit.');
    return `a message for ${field}`;
  }
  if (code === 'field/open-text' && /any length/.test(message)) return limited(path, data);
  if (code === 'field/duplicate-question' || code === 'list/duplicate-label') {
    put(data, path, `${String(at(data, path))} (${String(path.at(-2))})`);
    return '';
  }
  if (code === 'field/wrong-control' || code === 'field/control-needs')
    return without(data, path, ['widget', 'options']);
  return undefined;
}

function limited(path: Path, data: Data): string {
  const [parts, field = ''] = fieldAt(path);
  const around = uiPath(parts).slice(0, -1);
  const schema = [...schemaPath(around), 'properties', field];
  put(data, [...schema, 'maxLength'], longest);
  put(data, [...around, 'messages', field, 'maxLength'], `This answer can have at most ${longest} characters.`);
  return `texts of "${String(at(data, [...schema, 'title']))}" with more than ${longest} characters`;
}

/** Writes nothing in place of an answer while it is missing, as other tools do, and a word for a box. */
function filledGap(message: string, path: Path, data: Data): string | undefined {
  const [, name, yesOrNo] = /^"(\w+)" (is a yes or no)?/.exec(message) ?? [];
  const text = at(data, path);
  if (name === undefined || typeof text !== 'string' || text === `{${name}}`) return undefined;
  const words = yesOrNo === undefined ? `missing {} other {{${name}}}` : 'true {Yes} other {No}';
  put(data, path, text.replaceAll(`{${name}}`, `{${name}, select, ${words}}`));
  return '';
}

/** Removes the control of a field and its settings. */
function without(data: Data, path: Path, keys: readonly string[]): string | undefined {
  const [parts, field] = fieldAt(path);
  const ui = [...uiPath(parts), field!];
  const widget = at(data, [...ui, 'widget']);
  if (widget === undefined) return undefined;
  for (const key of keys) remove(data, [...ui, key]);
  return `the control ${String(widget)} of ${field}`;
}

/** The parts of a form or step that hold the field of a path, and the field's name. */
function fieldAt(path: Path): [parts: Path, field: string | undefined] {
  const end = path.findLastIndex(
    (key, index) => ['properties', 'ui', 'messages'].includes(String(key)) && index < path.length - 1,
  );
  return end < 0 ? [[], undefined] : [path.slice(0, end), String(path[end + 1])];
}

/** The path of `ui` beside a schema, ui or messages. */
function uiPath(parts: Path): Path {
  const schema = parts.lastIndexOf('schema');
  if (schema < 0 || (schema < parts.length - 1 && parts.at(-1) !== 'items')) return [...parts, 'ui'];
  // Rows, and rows in them: …/schema/properties/F/items is beside …/ui/F/rows.
  const rows = parts.slice(schema).filter((_, index) => index % 3 === 2);
  return [...parts.slice(0, schema), ...rows.flatMap((field) => ['ui', field, 'rows']), 'ui'];
}

/** The path of the schema beside the parts that have `ui`. */
function schemaPath(around: Path): Path {
  if (around.at(-1) !== 'rows') return [...around, 'schema'];
  return [...schemaPath(around.slice(0, -3)), 'properties', around.at(-2)!, 'items'];
}

/** Settings that can be left out, the innermost first. */
const optional = [
  'when',
  'choicesWhen',
  'unavailable',
  'default',
  'widget',
  'options',
  'help',
  'placeholder',
  'unseen',
  'autocomplete',
  'computed',
  'effects',
  'rules',
  'group',
  'intro',
  'paragraphs',
  'readOnly',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'format',
  'private',
  'sent',
  'display',
];

/** Leaves out the part of a form at which there is a problem: a setting, or else its question. Returns what it was. */
function leaveOut(path: Path, data: Data): string | undefined {
  const text = at(data, path);
  if (path.at(-1) === 'title' && typeof text === 'string' && text.includes('{')) {
    put(data, path, text.replace(/\{(\w+)(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '"$1"').replace(/[{}]/g, ''));
    return `answers in the text "${text}"`;
  }
  const depth = path.findLastIndex(
    (key, index) =>
      optional.includes(String(key)) && !['properties', 'ui', 'messages'].includes(String(path[index - 1])),
  );
  if (depth >= 0 && path[depth] !== 'computed') {
    const isList = ['rules', 'effects'].includes(String(path[depth]));
    const gone = path.slice(
      0,
      depth + (isList || ['choicesWhen', 'unavailable'].includes(String(path[depth])) ? 2 : 1),
    );
    const was = at(data, gone);
    if (was !== undefined) {
      remove(data, gone);
      const keyword = String(path[depth]);
      const [parts, field] = fieldAt(path);
      if (path[depth - 2] === 'properties') remove(data, [...uiPath(parts).slice(0, -1), 'messages', field!, keyword]);
      return `${gone.slice(-2).join('.')}: ${JSON.stringify(was)}`;
    }
  }
  return leaveOutQuestion(path, data);
}

function leaveOutQuestion(path: Path, data: Data): string | undefined {
  const [parts, field] = fieldAt(path);
  if (field === undefined) return undefined;
  const ui = uiPath(parts);
  const around = ui.slice(0, -1);
  const schema = schemaPath(around);
  const was = at(data, [...schema, 'properties', field]);
  if (was === undefined) return remove(data, path) ? `${path.join('.')}` : undefined;
  remove(data, [...schema, 'properties', field]);
  remove(data, [...ui, field]);
  remove(data, [...around, 'messages', field]);
  const required = at(data, [...schema, 'required']);
  if (Array.isArray(required)) {
    const rest = required.filter((one) => one !== field);
    if (rest.length > 0) put(data, [...schema, 'required'], rest);
    else remove(data, [...schema, 'required']);
  }
  return `the question ${field}: "${String((was as Json).title)}"`;
}

function put(data: Data, path: Path, value: unknown): void {
  const [key, ...rest] = path;
  if (key === undefined) return;
  if (rest.length === 0) {
    if (value === undefined) delete data[key];
    else data[key] = value;
    return;
  }
  if (!isMap(data[key]) && !Array.isArray(data[key])) data[key] = typeof rest[0] === 'number' ? [] : {};
  put(data[key] as Data, rest, value);
}

/** Removes a value, and the maps and lists that are empty without it. */
function remove(data: Data, path: Path): boolean {
  const outer = path.slice(0, -1);
  const holder = at(data, outer);
  const key = path.at(-1)!;
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (isMap(holder) && key in holder) delete (holder as Data)[key];
  else return false;
  const isEmpty = Array.isArray(holder) ? holder.length === 0 : Object.keys(holder as Data).length === 0;
  if (isEmpty && outer.length > 0 && outer.at(-1) !== 'properties') remove(data, outer);
  return true;
}
