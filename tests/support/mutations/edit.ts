import { parseDocument } from 'yaml';
import type { Draw } from './draw.ts';
import { operators, slips, type Referring } from './operators.ts';
import { treeOf } from './tree.ts';

/** One edit of a file, and its lines in the edited file, from 1. */
export interface Edit {
  readonly file: string;
  readonly operator: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** The lines before and after, as a difference shows them. */
  readonly shown: string;
}

/** All slips count as one operator, so that they are not too frequent. */
const names = [...Object.keys(operators), 'slip'];

/** A text in the format that edits write, so that only the edit differs. */
export const normal = (text: string): string => parseDocument(text).toString({ lineWidth: 0 });

/** One of the operators. */
export const drawOperator = (draw: Draw): string => draw.one(names)!;

/** A random edit that changes the file; undefined if the operator finds nothing to do. */
export function editOf(file: string, before: string, name: string, draw: Draw, referring: Referring): Edit | undefined {
  const operator = name === 'slip' ? draw.one(Object.keys(slips))! : name;
  const text = name === 'slip' ? slipped(before, operator, draw) : operated(before, operator, draw, referring);
  return text === undefined || text === before ? undefined : { file, operator, text, ...difference(before, text) };
}

/** Replaces the first `replace` in the file with `by`. */
export function replacing(file: string, before: string, operator: string, replace: string, by: string): Edit {
  const text = before.replace(replace, () => by);
  if (text === before) throw new Error(`${file} does not contain: ${replace}`);
  return { file, operator, text, ...difference(before, text) };
}

function operated(before: string, operator: string, draw: Draw, referring: Referring): string | undefined {
  const tree = treeOf(parseDocument(before));
  return operators[operator]!(tree, draw, referring) ? tree.doc.toString({ lineWidth: 0 }) : undefined;
}

function slipped(before: string, slip: string, draw: Draw): string {
  const lines = before.split('\n');
  const editable = lines.flatMap((line, index) => (/^\s*[^#\s]/.test(line) ? [index] : []));
  slips[slip]!(lines, draw.one(editable) ?? 0);
  return lines.join('\n');
}

/** The lines in which two texts differ. */
function difference(before: string, after: string): Pick<Edit, 'from' | 'to' | 'shown'> {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (old[start] === fresh[start]) start++;
  let end = 0;
  while (
    end < Math.min(old.length, fresh.length) - start &&
    old[old.length - 1 - end] === fresh[fresh.length - 1 - end]
  )
    end++;
  const removed = old.slice(start, old.length - end).map((line) => `- ${line.trim()}`);
  const added = fresh.slice(start, fresh.length - end).map((line) => `+ ${line.trim()}`);
  return {
    from: start + 1,
    to: Math.max(start + 1, fresh.length - end),
    shown: [...removed.slice(0, 4), ...added.slice(0, 4)].join('\n'),
  };
}
