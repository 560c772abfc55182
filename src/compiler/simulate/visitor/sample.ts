/**
 * A text that a regular expression matches; `more`: how often what may repeat does, beyond the least.
 * Reads literals, classes, groups, choices, quantifiers and anchors; of a choice it takes the first. Undefined for what
 * it cannot read, such as a look-ahead. A pattern may ask for more than this sees: the caller tries the text.
 */
export function sampleOf(pattern: string, more = 0): string | undefined {
  const reader = new Reader(pattern, more);
  const made = reader.choice();
  return reader.failed || !reader.atEnd() ? undefined : made;
}

/** Characters to stand for a class, the likeliest first. */
const characters = [...'a1A59bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ0234678 -_.@+/(),:;#%&*!?'];

/** Longer texts than this no one types. */
export const longest = 2000;

class Reader {
  failed = false;
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly more: number,
  ) {}

  atEnd = (): boolean => this.at >= this.text.length;

  /** Alternatives between bars: the first. */
  choice(): string {
    const first = this.row();
    while (this.take('|')) this.row();
    return first;
  }

  private row(): string {
    let made = '';
    while (!this.atEnd() && !this.failed && this.peek() !== '|' && this.peek() !== ')') made += this.repeated();
    return made;
  }

  private repeated(): string {
    const unit = this.unit();
    const times = this.times();
    if (unit.length * times > longest) this.failed = true;
    return this.failed ? '' : unit.repeat(times);
  }

  private times(): number {
    const quantifier = /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/.exec(this.text.slice(this.at));
    if (!quantifier) return 1;
    this.at += quantifier[0].length;
    const [sign, least, comma, most] = quantifier;
    if (least === undefined)
      return sign.startsWith('?') ? Math.min(1, this.more) : (sign.startsWith('+') ? 1 : 0) + this.more;
    const limit = comma === undefined ? Number(least) : most === '' || most === undefined ? Infinity : Number(most);
    return Math.min(limit, Number(least) + this.more);
  }

  private unit(): string {
    const sign = this.next();
    if (sign === '^' || sign === '$') return '';
    if (sign === '(') return this.group();
    if (sign === '[') return this.oneOf();
    if (sign === '.') return 'a';
    return sign === '\\' ? this.escaped() : sign;
  }

  private group(): string {
    if (this.take('?') && !this.take(':')) this.failed = true;
    const made = this.choice();
    if (!this.take(')')) this.failed = true;
    return made;
  }

  private oneOf(): string {
    const start = this.at - 1;
    while (!this.atEnd() && this.peek() !== ']') this.at += this.peek() === '\\' ? 2 : 1;
    this.at += 1;
    return this.matching(this.text.slice(start, this.at));
  }

  private escaped(): string {
    const sign = this.next();
    if (/[bB]/.test(sign)) return '';
    if (/[dDwWsS]/.test(sign)) return this.matching(`\\${sign}`);
    if (/[a-zA-Z0-9]/.test(sign)) this.failed = true;
    return sign;
  }

  private matching(set: string): string {
    const one = new RegExp(`^${set}$`);
    const found = characters.find((character) => one.test(character));
    if (found === undefined) this.failed = true;
    return found ?? '';
  }

  private peek = (): string => this.text[this.at] ?? '';

  private next(): string {
    this.at += 1;
    return this.text[this.at - 1] ?? '';
  }

  private take(sign: string): boolean {
    if (this.peek() !== sign) return false;
    this.at += 1;
    return true;
  }
}
