import { EditError } from './edit-error.ts';
import type { Span } from './spans.ts';
import { columnOf, lineStart } from './tokens.ts';

/** The text of an entry of a map or list. */
export interface LayoutEntry {
  /** Its text: the comment lines above it, itself, and in block style the comments after it. */
  readonly text: string;
  /** Its indentation, if it begins a line. */
  readonly indent: string;
  /** In brackets: the comment after its comma. */
  readonly trail: string;
}

/** How to separate a new entry. */
export interface Apart {
  /**
   * Whether it is a list at the top level of a file, which has blank lines between multi-line items even if there are
   * none yet.
   */
  readonly atTop?: boolean;
}

/**
 * A map or list, split into its entries and the gaps between them. Gaps stay in place when entries move, and so do
 * blank lines and comments that belong to no entry.
 */
export class Layout {
  private known: Pattern | undefined;

  private constructor(
    readonly start: number,
    readonly end: number,
    private readonly gaps: string[],
    private readonly entries: LayoutEntry[],
    private tail: string,
    private readonly flow: { readonly comma: boolean } | undefined,
  ) {}

  /** Splits a map or list in block style. `from`: the end of the dash or colon before it. */
  static ofBlock(text: string, spans: readonly Span[], from: number): Layout {
    const column = ' '.repeat(columnOf(text, spans[0]!.at));
    const entry = ({ start, end }: Span) => ({ text: text.slice(start, end), trail: '' });
    const { gaps, entries } = cut(text, spans, from, column, entry);
    return new Layout(from, spans.at(-1)!.end, gaps, entries, '', undefined);
  }

  /** Splits a map or list in brackets, at the offsets `open` and `close`. */
  static ofFlow(text: string, spans: readonly Span[], open: number, close: number): Layout {
    const loose = spans.find(({ body, comma }) => comma !== undefined && text.slice(body, comma).trim() !== '');
    if (loose) throw new EditError('There is a comment before a comma here. Move the comment behind the comma first.');
    const before = ({ start }: Span) => text.slice(Math.max(open, lineStart(text, start)), start);
    const indent = spans.map(before).find((one) => one !== '' && one.trim() === '') ?? '';
    const entry = ({ start, body, end, comma }: Span) => ({
      text: text.slice(start, body),
      trail: text.slice(comma === undefined ? body : comma + 1, end),
    });
    const { gaps, entries } = cut(text, spans, open + 1, indent, entry);
    const last = spans.at(-1)!;
    return new Layout(open + 1, close, gaps, entries, text.slice(last.end, close), { comma: last.comma !== undefined });
  }

  get length(): number {
    return this.entries.length;
  }

  /** Comments between the brackets, or above the first entry, that belong to no entry. */
  get loose(): { readonly before: string; readonly after: string } {
    return { before: this.gaps[0] ?? '', after: this.tail };
  }

  /** The indentation of entries. */
  get indent(): string {
    return this.gaps[0]?.endsWith('\n') ? this.entries[0]!.indent : '';
  }

  textOf(index: number): string {
    return this.entries[index]!.text;
  }

  /** Replaces the text of an entry. */
  change(index: number, text: string): void {
    this.entries[index] = { ...this.entries[index]!, text };
  }

  /** Inserts an entry before the one at `index`, or at the end. */
  insert(index: number, text: string, apart: Apart = {}): void {
    const gap = this.newGap(index, text.includes('\n'), apart);
    this.gaps.splice(Math.max(1, index), 0, gap);
    this.entries.splice(index, 0, { text, indent: this.entries[0]!.indent, trail: '' });
    if (this.known) this.known = patternWith(this.known, gap);
  }

  /** Removes an entry, but not the only one. Of the blank lines above and below it, the longer run is kept. */
  remove(index: number): void {
    this.known = undefined;
    const [gap, next] = [this.gaps[index]!, this.gaps[index + 1]];
    if (next !== undefined) this.gaps.splice(index, 2, index === 0 ? opened(gap, next) : joinedGap(gap, next));
    else {
      this.gaps.splice(index, 1);
      this.tail = leftover(gap) + this.tail;
    }
    this.entries.splice(index, 1);
  }

  /** Reorders the entries: `order` has the old index of each entry. */
  arrange(order: readonly number[]): void {
    const before = [...this.entries];
    this.entries.splice(0, this.entries.length, ...order.map((index) => before[index]!));
  }

  move(from: number, to: number): void {
    this.entries.splice(to, 0, ...this.entries.splice(from, 1));
  }

  /** The new text from `start` to `end`. */
  print(): string {
    const last = this.entries.length - 1;
    const body = this.entries.map(({ text, indent, trail }, index) => {
      const gap = belowComment(this.entries[index - 1]?.trail, this.gaps[index]!);
      const comma = this.flow && (index < last || this.flow.comma) ? ',' : '';
      return gap + (gap.endsWith('\n') ? indent : '') + text + comma + trail;
    });
    return body.join('') + belowComment(this.entries[last]?.trail, this.tail);
  }

  /** The pattern of the gaps between entries. Cached, because many entries may be inserted. */
  private get pattern(): Pattern {
    return (this.known ??= this.gaps.slice(1).reduce(patternWith, { count: 0, apart: 0, blank: '\n' }));
  }

  /** The gap between an entry and a new one beside it. */
  private newGap(index: number, isLong: boolean, { atTop = false }: Apart): string {
    const { count, apart, blank } = this.pattern;
    const near = count === 0 ? undefined : this.gaps[Math.min(Math.max(1, index), count)];
    if (this.flow) return (near ?? this.gaps[0])?.includes('\n') ? '\n' : ' ';
    const run = near === undefined ? '' : blanksOf(near).first;
    const isEnd = index === 0 || index === this.entries.length;
    if (count > 0 && apart === count) return `\n${isEnd ? blank : run}`;
    if (apart === 0) return atTop && isLong && (isEnd || count === 0) && this.hasNoOtherLong(index) ? '\n\n' : '\n';
    // Not more between two entries than before, so that removing the new entry restores them.
    const isBesideLong = isLong || this.entries[Math.max(0, index - 1)]!.text.includes('\n');
    return isBesideLong ? `\n${isEnd ? blank : run}` : '\n';
  }

  /** Whether no other multi-line entry shows the style yet. */
  private hasNoOtherLong(index: number): boolean {
    return this.entries.length === 1 || (index > 0 && !this.entries.some(({ text }) => text.includes('\n')));
  }
}

/** The number of gaps between entries, how many have blank lines, and the last blank lines. */
interface Pattern {
  readonly count: number;
  readonly apart: number;
  readonly blank: string;
}

function patternWith({ count, apart, blank }: Pattern, gap: string): Pattern {
  const { first } = blanksOf(gap);
  return { count: count + 1, apart: apart + (first === '' ? 0 : 1), blank: first === '' ? blank : first };
}

function cut(
  text: string,
  spans: readonly Span[],
  from: number,
  indent: string,
  entry: (span: Span) => Omit<LayoutEntry, 'indent'>,
): { gaps: string[]; entries: LayoutEntry[] } {
  const gaps: string[] = [];
  const entries = spans.map((span, index): LayoutEntry => {
    const before = text.slice(index === 0 ? from : spans[index - 1]!.end, span.start);
    const line = before.lastIndexOf('\n') + 1;
    gaps.push(line > 0 ? before.slice(0, line) : before);
    return { ...entry(span), indent: line > 0 ? before.slice(line) : indent };
  });
  return { gaps, entries };
}

/** A gap after a comment, which must end its line. */
const belowComment = (trail = '', gap: string): string =>
  trail === '' || gap.includes('\n') ? gap : `\n${gap.trim()}`;

interface Gap {
  /** The rest of the line above. */
  readonly line: string;
  /** Blank lines, then comments that belong to no entry with blank lines between them, then blank lines. */
  readonly first: string;
  readonly rest: string;
  readonly last: string;
}

function blanksOf(gap: string): Gap {
  const end = gap.indexOf('\n') + 1;
  const [first] = /^(?:[ \t\r]*\n)*/.exec(gap.slice(end))!;
  const rest = gap.slice(end + first.length);
  const [last] = /(?:(?<=\n)[ \t\r]*\n)*$/.exec(rest)!;
  return { line: gap.slice(0, end), first, rest: rest.slice(0, rest.length - last.length), last };
}

/** The gap that is left when the entry between two gaps is removed. */
function joinedGap(gap: string, next: string): string {
  if (!gap.includes('\n') || !next.includes('\n')) return gap;
  const [above, below] = [blanksOf(gap), blanksOf(next)];
  const kept = above.rest === '' ? above.line : above.line + above.first + above.rest;
  const run = above.rest === '' ? above.first : above.last;
  return kept + (run.length >= below.first.length ? run : below.first) + below.rest + below.last;
}

/** The gap before the first entry when that entry is removed: comments in the next gap move up. */
function opened(gap: string, next: string): string {
  const { rest, last } = blanksOf(next);
  return rest === '' ? gap : gap + (gap.endsWith('\n') ? rest : rest.trimStart()) + last;
}

/** The rest of the gap before the last entry when that entry is removed. */
function leftover(gap: string): string {
  if (!gap.includes('\n')) return '';
  const { line, first, rest } = blanksOf(gap);
  return rest === '' ? '' : (line + first + rest).replace(/\r?\n$/, '');
}
