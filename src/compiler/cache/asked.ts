type Ask<Tables> = (tables: Tables) => unknown;

/**
 * Tables that record every question asked of them, with the answer. A result made from these answers stays valid for
 * other tables as long as those would give the same answers, so nothing has to list its dependencies by hand.
 */
export class TrackedTables<Tables extends object> {
  /** The tables to read instead of the given ones. Each of their maps and sets records what it is asked. */
  readonly tables: Tables;
  private readonly noted = new Map<string, { readonly ask: Ask<Tables>; readonly answer: unknown }>();

  constructor(private given: Tables) {
    this.tables = new Proxy(given, { get: (_, name) => this.part(name as keyof Tables & string) });
  }

  /** Whether these tables answer every question as the others did. If so, later questions go to them. */
  isAnsweredBy(tables: Tables): boolean {
    for (const { ask, answer } of this.noted.values()) if (!isSameAnswer(ask(tables), answer)) return false;
    this.given = tables;
    return true;
  }

  private part(name: keyof Tables & string): unknown {
    const part = this.given[name];
    const note = <Answer>(question: string, ask: (part: never) => Answer): Answer =>
      this.note(`${name} ${question}`, (tables) => ask(tables[name] as never)) as Answer;
    if (isOf(part, 'get')) return new AskedMap(note);
    if (isOf(part, 'has')) return new AskedSet(note);
    return this.note(name, (tables) => tables[name]);
  }

  private note(question: string, ask: Ask<Tables>): unknown {
    const known = this.noted.get(question);
    if (known) return known.answer;
    const answer = ask(this.given);
    this.noted.set(question, { ask, answer });
    return answer;
  }
}

/** Whether something is a map or a set, including a recording one. */
const isOf = (part: unknown, method: string): boolean =>
  typeof part === 'object' && part !== null && typeof (part as Record<string, unknown>)[method] === 'function';

/** Lists are the same when their items are: they are created anew each time. */
const isSameAnswer = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((item, index) => Object.is(item, other[index])));

type Note<Part> = <Answer>(question: string, ask: (part: Part) => Answer) => Answer;

class AskedSet implements ReadonlySet<string> {
  constructor(private readonly note: Note<ReadonlySet<string>>) {}
  has(item: string): boolean {
    return this.note(`has ${item}`, (set) => set.has(item));
  }
  keys() {
    return this.note('all', (set) => [...set]).values();
  }
  values() {
    return this.keys();
  }
  [Symbol.iterator]() {
    return this.keys();
  }
  entries() {
    return [...this.keys()].map((item): [string, string] => [item, item]).values();
  }
  get size(): number {
    return [...this.keys()].length;
  }
  forEach(work: (item: string, again: string, set: ReadonlySet<string>) => void): void {
    for (const item of this.keys()) work(item, item, this);
  }
}

class AskedMap implements ReadonlyMap<string, unknown> {
  constructor(private readonly note: Note<ReadonlyMap<string, unknown>>) {}
  get(key: string): unknown {
    return this.note(`get ${key}`, (map) => map.get(key));
  }
  has(key: string): boolean {
    return this.note(`has ${key}`, (map) => map.has(key));
  }
  keys() {
    return this.note('keys', (map) => [...map.keys()]).values();
  }
  values() {
    return this.note('values', (map) => [...map.values()]).values();
  }
  entries() {
    const values = this.values();
    return [...this.keys()].map((key): [string, unknown] => [key, values.next().value]).values();
  }
  [Symbol.iterator]() {
    return this.entries();
  }
  get size(): number {
    return [...this.keys()].length;
  }
  forEach(work: (value: unknown, key: string, map: ReadonlyMap<string, unknown>) => void): void {
    for (const [key, value] of this.entries()) work(value, key, this);
  }
}
