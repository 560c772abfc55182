import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { History, type Past } from '../../../src/studio/server/history.ts';
import { Kept } from '../../../src/studio/server/kept.ts';

const folder = mkdtempSync(join(tmpdir(), 'history-'));
afterAll(() => rmSync(folder, { recursive: true }));

let made = 0;
const keptAnew = () => new Kept<Past>(folder, `site ${(made += 1)}`, 'history', { done: [], undone: [] });

describe('what was changed can be taken back', () => {
  it('step by step, and made again', () => {
    const history = new History(keptAnew());
    history.add('a.yaml', ['title'], 'title: One\n', 'title: Two\n', 0);
    history.add('a.yaml', ['lead'], 'title: Two\n', 'title: Two\nlead: More\n', 5000);
    expect(history.last).toMatchObject({ file: 'a.yaml', path: ['lead'] });
    expect(history.back('title: Two\nlead: More\n')).toBe('title: Two\n');
    expect(history.back('title: Two\n')).toBe('title: One\n');
    expect(history.last).toBeUndefined();
    expect(history.forth('title: One\n')).toBe('title: Two\n');
    expect(history.forth('title: Two\n')).toBe('title: Two\nlead: More\n');
    expect(history.next).toBeUndefined();
  });

  it('letters that follow one another are one step, a pause begins another', () => {
    const history = new History(keptAnew());
    const texts = ['t: ab\n', 't: abc\n', 't: abcd\n', 't: Xabcd\n'];
    texts.slice(1).forEach((text, index) => history.add('a.yaml', ['t'], texts[index]!, text, index * 300));
    expect(history.back('t: Xabcd\n')).toBe('t: ab\n');
    history.forth('t: ab\n');
    history.add('a.yaml', ['t'], 't: Xabcd\n', 't: Xabcde\n', 9000);
    expect(history.back('t: Xabcde\n')).toBe('t: Xabcd\n');
  });

  it('a text that someone else has changed is left alone', () => {
    const history = new History(keptAnew());
    history.add('a.yaml', ['t'], 't: a\n', 't: b\n');
    expect(history.back('t: b # mine\n')).toBeUndefined();
    expect(history.back('t: b\n')).toBe('t: a\n');
  });

  it('a new change forgets what was taken back', () => {
    const history = new History(keptAnew());
    history.add('a.yaml', ['t'], 't: a\n', 't: b\n');
    history.back('t: b\n');
    history.add('a.yaml', ['t'], 't: a\n', 't: c\n');
    expect(history.next).toBeUndefined();
  });

  it('after a restart too', () => {
    const kept = keptAnew();
    new History(kept).add('a.yaml', ['t'], 't: a\n', 't: b\n');
    expect(new History(kept).back('t: b\n')).toBe('t: a\n');
  });

  it('whatever was written: back to the first text, and forth to the last', () => {
    const edits = fc.array(fc.record({ text: fc.string(), path: fc.constantFrom('a', 'b'), gap: fc.nat(3000) }));
    fc.assert(
      fc.property(fc.string(), edits, (first, changes) => {
        const history = new History(keptAnew());
        let [text, time] = [first, 0];
        for (const { text: next, path, gap } of changes) {
          time += gap;
          history.add('a.yaml', [path], text, next, time);
          text = next;
        }
        const last = text;
        while (history.last) text = history.back(text)!;
        expect(text).toBe(first);
        while (history.next) text = history.forth(text)!;
        expect(text).toBe(last);
      }),
      { numRuns: 60 },
    );
  });
});
