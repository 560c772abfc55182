/** One numbered line of the specification. */
export interface SpecLine {
  /** As it is written: 5.42. */
  readonly id: string;
  readonly text: string;
  /** The lines under it, when it only heads them: its text ends with a colon and their list follows. */
  readonly heads: readonly string[];
}

interface Found {
  readonly id: string;
  readonly text: string;
  readonly indent: number;
  /** A list item, which other items can stand under. */
  readonly item: boolean;
  readonly at: number;
}

const numbered = /^(\s*)(#{1,6} |[-*] |\d+[.)] |\| *)?\*\*(\d+\.\d+)\*\*\s*(.*)$/;

/**
 * Every numbered line of a specification in Markdown, in order: the number stands
 * in bold at the start of a paragraph, a list item, a heading or a table's row.
 */
export function parseSpec(markdown: string): SpecLine[] {
  const rows = markdown.split(/\r?\n/);
  const found = rows.flatMap((row, at): Found[] => {
    const [, indent = '', mark = '', id, text = ''] = numbered.exec(row) ?? [];
    return id ? [{ id, text: text.trim(), indent: indent.length, item: /^[-*\d]/.test(mark), at }] : [];
  });
  return found.map(({ id, text }, index) => ({ id, text, heads: headed(found, index, rows) }));
}

/** The numbered items that stand under the line at this index, at any depth. */
function headed(found: readonly Found[], index: number, rows: readonly string[]): string[] {
  const head = found[index]!;
  if (!/:(\*\*)?$/.test(head.text)) return [];
  const under: string[] = [];
  let at = head.at;
  for (const next of found.slice(index + 1)) {
    const nearer = next.item && (head.item ? next.indent > head.indent : true);
    if (!nearer || rows.slice(at + 1, next.at).some((row) => row.trim() !== '')) break;
    under.push(next.id);
    at = next.at;
  }
  return under;
}
