import { slug } from '../../compiler/read/files.ts';
import { capital } from '../../shared/problems/show.ts';

/** A file that has changed, in words. */
export interface Named {
  /** As one would say it: page "home". */
  readonly title: string;
  readonly how: 'added' | 'removed' | 'changed';
  /** Its changes, each in a line. */
  readonly changes: readonly string[];
}

/** The longest first line, and the longest of the others, in letters. */
const longest = 72;

/** The message of a commit, made from what has changed: a line that names it, and a list of it. */
export function commitMessage(files: readonly Named[]): string {
  const lines = files.flatMap(({ title, how, changes }) =>
    how === 'changed' ? changes.map((change) => `${title}: ${change}`) : [`${title} ${how}`],
  );
  const [only] = lines;
  const isShort = lines.length === 1 && only !== undefined && only.length <= longest;
  return isShort ? `${capital(only)}\n` : `${subject(files)}\n\n${lines.map(listed).join('\n')}\n`;
}

/** The name of a branch for it: studio/change-page-home. */
export const branchName = (files: readonly Named[]): string =>
  `studio/${
    slug(subject(files.slice(0, 2)).replaceAll('"', ''))
      .slice(0, 40)
      .replace(/-+$/, '') || 'changes'
  }`;

const verbs = { added: 'Add', removed: 'Remove', changed: 'Change' };

function subject(files: readonly Named[]): string {
  const [first] = files;
  const isSame = files.every(({ how }) => how === first?.how);
  const verb = verbs[isSame && first ? first.how : 'changed'];
  const upTo = (count: number): string => {
    const rest = files.length - count;
    const names = files.slice(0, count).map(({ title }) => title);
    const last = rest > 0 ? `${rest} more` : (names.pop() ?? '');
    return `${verb} ${names.length > 0 ? `${names.join(', ')} and ` : ''}${last}`;
  };
  const counts = [...files.keys()].map((index) => files.length - index);
  const found = counts.map(upTo).find((line) => line.length <= longest);
  return found ?? `${verb} ${files.length === 1 ? 'a file' : `${files.length} files`} of config`;
}

/** An item of the list, in lines that are not too long. */
function listed(text: string): string {
  const lines = [''];
  for (const word of capital(text).split(/\s+/)) {
    const last = lines.at(-1)!;
    if (last !== '' && `${last} ${word}`.length > longest - 2) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.map((line, index) => `${index === 0 ? '- ' : '  '}${line}`).join('\n');
}
