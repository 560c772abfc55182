import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The place of a step in its README, as file:line, for failures. */
interface Placed {
  readonly at: string;
}

/** A new file, whole. */
export interface Write extends Placed {
  readonly kind: 'write';
  readonly file: string;
  readonly text: string;
}

/** An edit of a file: its lines before and after, each with the lines that stay. */
export interface Edit extends Placed {
  readonly kind: 'edit';
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** A command and what it prints. */
export interface Run extends Placed {
  readonly kind: 'run';
  readonly command: string;
  readonly prints: readonly string[];
}

/** What a page shows after the actions of the visitor. */
export interface See extends Placed {
  readonly kind: 'see';
  readonly path: string;
  readonly actions: readonly Action[];
  readonly shows: readonly string[];
}

/** Types a text into a control, or chooses, ticks or presses the control of a name. */
export type Action = { readonly type: string; readonly into: string } | { readonly press: string };

export type Step = Write | Edit | Run | See;

/** Steps for a person who has never seen the project. */
export interface Guide {
  readonly title: string;
  readonly at: string;
  readonly steps: readonly Step[];
}

/** A fenced block. `textBefore` is all text before it in the guide, `prose` only the text since the block before. */
interface Fence {
  readonly language: string;
  readonly lines: readonly string[];
  readonly textBefore: string;
  readonly prose: string;
  readonly line: number;
}

/**
 * The guides of a README: the sections under its heading "Guides". Their blocks mean:
 *
 *   console  commands after `$ `, each with its output
 *   diff     an edit of the last file in backticks before it
 *   text     what the page of the last address before it shows, after actions such as
 *            `text` into **Label**, or **Name** for a control to press
 *   others   a new file: the last one in backticks before it
 *
 * Throws if no file or address is before a block that needs one.
 */
export function guidesOf(project: string, readme: string): Guide[] {
  const lines = readFileSync(join(project, readme), 'utf8').split('\n');
  const start = lines.indexOf('## Guides');
  if (start === -1) throw new Error(`${readme} has no heading "## Guides"`);
  const end = lines.findIndex((line, index) => index > start && line.startsWith('## '));
  const heads = lines.flatMap((line, index) =>
    line.startsWith('### ') && index > start && (end === -1 || index < end) ? [index] : [],
  );
  return heads.map((head, index) => {
    const fences = fencesOf(lines, head + 1, heads[index + 1] ?? (end === -1 ? lines.length : end));
    return {
      title: (lines[head] ?? '').slice(4),
      at: `${readme}:${head + 1}`,
      steps: fences.flatMap((fence) => stepsOf(fence, readme)),
    };
  });
}

function fencesOf(lines: readonly string[], from: number, to: number): Fence[] {
  const fences: Fence[] = [];
  let textBefore = '';
  let prose = '';
  for (let index = from; index < to; index++) {
    const [, indent = '', language] = /^( *)```(\w*)/.exec(lines[index] ?? '') ?? [];
    if (language === undefined) {
      prose += `${lines[index] ?? ''}\n`;
      continue;
    }
    textBefore += prose;
    const close = lines.findIndex((line, at) => at > index && line.trim() === '```');
    fences.push({
      language,
      lines: lines.slice(index + 1, close).map((line) => line.slice(indent.length)),
      textBefore,
      prose,
      line: index + 1,
    });
    index = close;
    prose = '';
  }
  return fences;
}

function stepsOf({ language, lines, textBefore, prose, line }: Fence, readme: string): Step[] {
  const at = `${readme}:${line}`;
  const last = (pattern: RegExp, what: string): string => {
    const found = [...textBefore.matchAll(pattern)].at(-1)?.[1];
    if (found === undefined) throw new Error(`${at}: no ${what} is named before this block`);
    return found;
  };
  const file = () => last(/`([\w.-]+(?:\/[\w.-]+)+\.\w+)`/g, 'file');
  switch (language) {
    case 'console':
      return runsOf(lines, readme, line);
    case 'diff':
      return [{ kind: 'edit', at, file: file(), before: side(lines, '-', at), after: side(lines, '+', at) }];
    case 'text':
      return [
        {
          kind: 'see',
          at,
          path: last(/http:\/\/localhost:3000(\/[\w/#-]*)/g, 'page'),
          actions: actionsOf(prose),
          shows: lines.filter((one) => one.trim() !== ''),
        },
      ];
    default:
      return [{ kind: 'write', at, file: file(), text: `${lines.join('\n')}\n` }];
  }
}

function runsOf(lines: readonly string[], readme: string, first: number): Run[] {
  const starts = lines.flatMap((line, index) => (line.startsWith('$ ') ? [index] : []));
  if (starts[0] !== 0) throw new Error(`${readme}:${first}: a console block begins with "$ " and a command`);
  return starts.map((start, index) => ({
    kind: 'run',
    at: `${readme}:${first + 1 + start}`,
    command: (lines[start] ?? '').slice(2),
    prints: lines.slice(start + 1, starts[index + 1]),
  }));
}

/** One side of a diff: the lines that stay, and the lines with this sign. */
function side(lines: readonly string[], sign: '+' | '-', at: string): string {
  const odd = lines.find((line) => line !== '' && !/^[ +-]/.test(line));
  if (odd !== undefined) throw new Error(`${at}: a line of a diff begins with a blank, + or -: "${odd}"`);
  return lines
    .filter((line) => line === '' || line.startsWith(' ') || line.startsWith(sign))
    .map((line) => `${line.slice(1)}\n`)
    .join('');
}

const actionsOf = (prose: string): Action[] =>
  [...prose.matchAll(/(?:`([^`]+)` into )?\*\*([^*]+)\*\*/g)].map(([, text, name = '']) =>
    text === undefined ? { press: name } : { type: text, into: name },
  );
