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

/** Lines of a file and what they become: those that stay, and those before and after. */
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

/** What a page shows, after what the visitor does there. */
export interface See extends Placed {
  readonly kind: 'see';
  readonly path: string;
  readonly deeds: readonly Deed[];
  readonly shows: readonly string[];
}

/** Words are typed into a control, or something with a name is chosen, ticked or pressed. */
export type Deed = { readonly type: string; readonly into: string } | { readonly press: string };

export type Step = Write | Edit | Run | See;

/** A walk for a person who has never seen the project. */
export interface Guide {
  readonly title: string;
  readonly at: string;
  readonly steps: readonly Step[];
}

/** A fenced block with the words before it: of the whole guide, and back to the block before. */
interface Fence {
  readonly language: string;
  readonly lines: readonly string[];
  readonly said: string;
  readonly prose: string;
  readonly line: number;
}

/**
 * The guides of a README: the sections under its heading "Guides". Their blocks are read as a person would:
 *
 *   console  commands after `$ `, each with what it prints
 *   diff     an edit of the file that was named last, in backticks
 *   text     what the page shows whose address was named last, after what is to be done there, such as
 *            `words` into **Label**, or **Name** for what is pressed
 *   others   a new file of that name
 *
 * Throws when a block has nothing before it that says what it is about.
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
  let said = '';
  let prose = '';
  for (let index = from; index < to; index++) {
    const [, indent = '', language] = /^( *)```(\w*)/.exec(lines[index] ?? '') ?? [];
    if (language === undefined) {
      prose += `${lines[index] ?? ''}\n`;
      continue;
    }
    said += prose;
    const close = lines.findIndex((line, at) => at > index && line.trim() === '```');
    fences.push({
      language,
      lines: lines.slice(index + 1, close).map((line) => line.slice(indent.length)),
      said,
      prose,
      line: index + 1,
    });
    index = close;
    prose = '';
  }
  return fences;
}

function stepsOf({ language, lines, said, prose, line }: Fence, readme: string): Step[] {
  const at = `${readme}:${line}`;
  const last = (pattern: RegExp, what: string): string => {
    const found = [...said.matchAll(pattern)].at(-1)?.[1];
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
          deeds: deedsOf(prose),
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

/** One side of a diff: the lines that stay, and those with its sign. */
function side(lines: readonly string[], sign: '+' | '-', at: string): string {
  const odd = lines.find((line) => line !== '' && !/^[ +-]/.test(line));
  if (odd !== undefined) throw new Error(`${at}: a line of a diff begins with a blank, + or -: "${odd}"`);
  return lines
    .filter((line) => line === '' || line.startsWith(' ') || line.startsWith(sign))
    .map((line) => `${line.slice(1)}\n`)
    .join('');
}

const deedsOf = (prose: string): Deed[] =>
  [...prose.matchAll(/(?:`([^`]+)` into )?\*\*([^*]+)\*\*/g)].map(([, words, name = '']) =>
    words === undefined ? { press: name } : { type: words, into: name },
  );
