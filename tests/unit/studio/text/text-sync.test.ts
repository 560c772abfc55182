import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/studio/app/api.ts';
import { withChanges } from '../../../../src/studio/text/panel/edits.ts';
import { TextSync, type TextServer } from '../../../../src/studio/text/panel/text-sync.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const file = 'config/pages/home.yaml';
const first = 'title: One\nlead: Two\npath: /three\n';

/** A server with one text, which other people change too. */
class FakeServer implements TextServer {
  /** Version, which grows with each change. */
  turn = 1;
  written = 0;
  isGone = false;

  constructor(public held: string) {}

  async text({ base }: { base?: string }) {
    this.answer();
    const answer = this.state();
    return base === answer.base ? answer : { ...answer, text: this.held };
  }

  async write({ base, edits, path = [] }: Parameters<TextServer['write']>[0]) {
    this.answer();
    await new Promise((done) => setTimeout(done, 20));
    if (base !== String(this.turn)) throw new ApiError(409, 'changed');
    this.put(withChanges(this.held, edits));
    this.written += 1;
    return { file, path, outcome: 'waiting' as const, problems: [], ...this.state() };
  }

  put(text: string): void {
    this.held = text;
    this.turn += 1;
  }

  private state = () => ({
    base: String(this.turn),
    turn: this.turn,
    state: 'waiting' as const,
    isShown: true,
    others: 0,
    diagnostics: [],
  });

  private answer(): void {
    if (this.isGone) throw new ApiError(0, 'gone');
  }
}

const opened = async (server: FakeServer) => {
  const sync = new TextSync(file, server, await server.text({}));
  const typed = (from: string, to: string) => sync.change(sync.mine.replace(from, to), () => []);
  return { sync, typed };
};

const settled = () => vi.advanceTimersByTimeAsync(1000);

it('saves typed text, and after a pending answer the newest text', async () => {
  const server = new FakeServer(first);
  const { sync, typed } = await opened(server);
  for (const letter of 'abcde') {
    typed('One', `One${letter}`);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(sync.get().state).toBe('saving');
  await settled();
  expect(server.held).toBe(first.replace('One', 'Oneedcba'));
  expect(server.written).toBeLessThan(5);
  expect(sync.get().state).toBe('there');
});

it('applies the changes of others, with edits for the editor', async () => {
  const server = new FakeServer(first);
  const { sync } = await opened(server);
  const edits = vi.fn();
  sync.follow(edits);
  server.put(first.replace('Two', 'Second'));
  await sync.load();
  expect(sync.mine).toBe(server.held);
  expect(edits.mock.calls).toEqual([[[{ start: 17, end: 20, words: 'Second' }]]]);
});

it('merges the changes of both, in either order of saving', async () => {
  const server = new FakeServer(first);
  const { sync, typed } = await opened(server);
  typed('One', 'First');
  server.put(first.replace('/three', '/third'));
  await settled();
  expect(server.held).toBe('title: First\nlead: Two\npath: /third\n');
  expect(sync.mine).toBe(server.held);
});

it('asks if both have changed the same words, and writes nothing before the answer', async () => {
  for (const way of ['keepMine', 'takeTheirs'] as const) {
    const server = new FakeServer(first);
    const { sync, typed } = await opened(server);
    typed('One', 'Mine');
    const theirs = first.replace('One', 'Theirs');
    server.put(theirs);
    await settled();
    expect(sync.get()).toMatchObject({ state: 'newer', theirs });
    typed('Two', 'Second');
    await settled();
    expect(server.held).toBe(theirs);
    expect(sync.mine).toBe('title: Mine\nlead: Second\npath: /three\n');
    const mine = sync.mine;
    sync[way]();
    await settled();
    expect(server.held).toBe(way === 'keepMine' ? mine : theirs);
    expect(sync.mine).toBe(server.held);
    expect(sync.get()).toMatchObject({ state: 'there', theirs: undefined });
  }
});

it('keeps typed text while the server is unreachable, and saves it afterwards', async () => {
  const server = new FakeServer(first);
  const { sync, typed } = await opened(server);
  server.isGone = true;
  typed('One', 'Mine');
  await settled();
  expect(sync.get()).toMatchObject({ state: 'failed', error: 'gone' });
  expect(sync.isUnsaved).toBe(true);
  server.isGone = false;
  await sync.load();
  await settled();
  expect(server.held).toBe(first.replace('One', 'Mine'));
});

it('applies a fix separately, after typed text', async () => {
  const server = new FakeServer(first);
  const { sync, typed } = await opened(server);
  const write = vi.spyOn(server, 'write');
  typed('Two', 'Second');
  const fixed = sync.fix({ start: 7, end: 10, words: 'First' });
  await settled();
  await fixed;
  expect(write.mock.calls.map(([{ isFix }]) => isFix)).toEqual([false, true]);
  expect(server.held).toBe('title: First\nlead: Second\npath: /three\n');
});

/** The next action of each person, with a delay in milliseconds. */
const acts = fc.array(
  fc.record({
    who: fc.constantFrom('me', 'they', 'load', 'theirs', 'mine'),
    line: fc.nat(5),
    after: fc.constantFrom(0, 5, 30, 60),
  }),
  { maxLength: 20 },
);

it('loses no word of anyone, in any order of events, unless a person decides so', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (steps) => {
      const server = new FakeServer(Array.from({ length: 6 }, (_, index) => `line ${index}\n`).join(''));
      const { sync } = await opened(server);
      const [mine, theirs]: [string[], string[]] = [[], []];
      const put = (text: string, line: number, word: string) =>
        text
          .split('\n')
          .map((words, index) => (index === line ? `${words} ${word}` : words))
          .join('\n');
      for (const [index, { who, line, after }] of steps.entries()) {
        const word = `${who}${index}.`;
        const isAsked = sync.get().state === 'newer';
        if (who === 'me') {
          mine.push(word);
          sync.change(put(sync.mine, line, word), () => []);
        }
        if (who === 'they') {
          theirs.push(word);
          server.put(put(server.held, line, word));
        }
        if (who === 'load') void sync.load();
        if (who === 'theirs' && isAsked) {
          mine.length = 0;
          sync.takeTheirs();
        }
        if (who === 'mine' && isAsked) {
          theirs.length = 0;
          sync.keepMine();
        }
        await vi.advanceTimersByTimeAsync(after);
      }
      await settled();
      void sync.load();
      await settled();
      for (const word of mine) expect(sync.mine).toContain(word);
      for (const word of theirs) expect(server.held).toContain(word);
      if (sync.get().state === 'newer') return;
      expect(sync.mine).toBe(server.held);
    }),
    { numRuns: 300 },
  );
});
