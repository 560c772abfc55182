import { slug } from '../../compiler/read/files.ts';
import { capital } from '../../shared/problems/show.ts';

/** A changed file, described for a commit message. */
export interface FileSummary {
  /** For example: page "home". */
  readonly title: string;
  readonly how: 'added' | 'removed' | 'changed';
  /** Its changes, one line each. */
  readonly changes: readonly string[];
}

/** Maximum length of each line, in characters. */
const maxLineLength = 72;

/** A commit message from the changes: a subject, and a list. */
export function commitMessage(files: readonly FileSummary[]): string {
  const lines = files.flatMap(({ title, how, changes }) =>
    how === 'changed' ? changes.map((change) => `${title}: ${change}`) : [`${title} ${how}`],
  );
  const [only] = lines;
  const isShort = lines.length === 1 && only !== undefined && only.length <= maxLineLength;
  return isShort ? `${capital(only)}\n` : `${subject(files)}\n\n${lines.map(listItem).join('\n')}\n`;
}

/** A branch name for the changes: studio/change-page-home. */
export const branchName = (files: readonly FileSummary[]): string =>
  `studio/${
    slug(subject(files.slice(0, 2)).replaceAll('"', ''))
      .slice(0, 40)
      .replace(/-+$/, '') || 'changes'
  }`;

const verbs = { added: 'Add', removed: 'Remove', changed: 'Change' };

function subject(files: readonly FileSummary[]): string {
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
  const found = counts.map(upTo).find((line) => line.length <= maxLineLength);
  return found ?? `${verb} ${files.length === 1 ? 'a file' : `${files.length} files`} of config`;
}

/** An item of the list, wrapped. */
function listItem(text: string): string {
  const lines = [''];
  for (const word of capital(text).split(/\s+/)) {
    const last = lines.at(-1)!;
    if (last !== '' && `${last} ${word}`.length > maxLineLength - 2) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.map((line, index) => `${index === 0 ? '- ' : '  '}${line}`).join('\n');
}
