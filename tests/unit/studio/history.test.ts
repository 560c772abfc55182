import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { History, type Past } from '../../../src/studio/workspace/history.ts';
import { JsonStore } from '../../../src/studio/workspace/json-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'history-'));
afterAll(() => rmSync(folder, { recursive: true }));

let made = 0;
const keptAnew = () => new JsonStore<Past>(folder, `site ${(made += 1)}`, 'history', { done: [], undone: [] });

/** A site of one or more files, and its actions. */
function site(history: History, texts: Record<string, string | undefined>) {
  const now = new Map(Object.entries(texts));
  const step = (way: 'back' | 'forth') => {
    const made = history[way](
      (file) => now.get(file),
      (texts) => texts,
    );
    for (const [file, text] of made ?? []) now.set(file, text);
    return made !== undefined;
  };
  return {
    get texts() {
      return Object.fromEntries([...now].filter(([, text]) => text !== undefined));
    },
    now,
    type: (file: string, path: string, after: string, at?: number) => {
      history.add({ file, path: [path] }, [{ file, before: now.get(file), after }], at);
      now.set(file, after);
    },
    change: (label: string, others: Record<string, string | undefined>, at?: number) => {
      const changes = Object.entries(others).map(([file, after]) => ({ file, before: now.get(file), after }));
      history.add({ file: changes[0]?.file ?? '', path: [], label }, changes, at);
      for (const { file, after } of changes) now.set(file, after);
    },
    back: () => step('back'),
    forth: () => step('forth'),
  };
}

describe('changes can be undone', () => {
  it('step by step, and redone', () => {
    const history = new History(keptAnew());
    const a = site(history, { 'a.yaml': 'title: One\n' });
    a.type('a.yaml', 'title', 'title: Two\n', 0);
    a.type('a.yaml', 'lead', 'title: Two\nlead: More\n', 5000);
    expect(history.last).toMatchObject({ file: 'a.yaml', path: ['lead'] });
    a.back();
    expect(a.texts).toEqual({ 'a.yaml': 'title: Two\n' });
    a.back();
    expect(a.texts).toEqual({ 'a.yaml': 'title: One\n' });
    expect(history.last).toBeUndefined();
    a.forth();
    expect(a.texts).toEqual({ 'a.yaml': 'title: Two\n' });
    a.forth();
    expect(a.texts).toEqual({ 'a.yaml': 'title: Two\nlead: More\n' });
    expect(history.next).toBeUndefined();
  });

  it('several files at once, new and removed ones among them', () => {
    const history = new History(keptAnew());
    const a = site(history, { old: 'list\n', page: 'names old\n' });
    a.change('rename of old', { old: undefined, new: 'list\n', page: 'names new\n' });
    expect(history.last).toMatchObject({ file: 'old', label: 'rename of old' });
    expect(a.back()).toBe(true);
    expect(a.texts).toEqual({ old: 'list\n', page: 'names old\n' });
    expect(a.forth()).toBe(true);
    expect(a.texts).toEqual({ new: 'list\n', page: 'names new\n' });
  });

  it('a step that fails stays the last or the next one', () => {
    const history = new History(keptAnew());
    const a = site(history, { a: 't: ab\n' });
    a.type('a', 't', 't: abc\n');
    const fail = () => {
      throw new Error('The disk is full.');
    };
    expect(() => history.back((file) => a.now.get(file), fail)).toThrow('The disk is full.');
    expect(history.next).toBeUndefined();
    expect(a.back()).toBe(true);
    expect(() => history.forth((file) => a.now.get(file), fail)).toThrow('The disk is full.');
    expect(history.last).toBeUndefined();
    expect(a.forth()).toBe(true);
    expect(a.texts).toEqual({ a: 't: abc\n' });
  });

  it('an empty file is different from no file', () => {
    const a = site(new History(keptAnew()), {});
    a.change('new', { empty: '' });
    a.back();
    expect(a.texts).toEqual({});
    a.forth();
    expect(a.texts).toEqual({ empty: '' });
  });

  it('an ended step is separate, however soon the next one comes', () => {
    const history = new History(keptAnew());
    const a = site(history, { a: 't: ab\n' });
    a.type('a', 't', 't: abc\n', 90_000);
    history.end();
    a.type('a', 't', 't: ab\n', 90_010);
    a.back();
    expect(a.texts).toEqual({ a: 't: abc\n' });
    a.back();
    expect(a.texts).toEqual({ a: 't: ab\n' });
  });

  it('continuous typing is one step, and a pause starts another', () => {
    const a = site(new History(keptAnew()), { a: 't: ab\n' });
    ['t: abc\n', 't: abcd\n', 't: Xabcd\n'].forEach((text, index) => a.type('a', 't', text, index * 300));
    a.back();
    expect(a.texts).toEqual({ a: 't: ab\n' });
    a.forth();
    a.type('a', 't', 't: Xabcde\n', 9000);
    a.back();
    expect(a.texts).toEqual({ a: 't: Xabcd\n' });
  });

  it('typing after a change of several files is a separate step', () => {
    const a = site(new History(keptAnew()), { a: 't: a\n', b: 't: b\n' });
    a.change('both', { a: 't: A\n', b: 't: B\n' }, 0);
    a.type('a', 't', 't: AB\n', 100);
    a.back();
    expect(a.texts).toEqual({ a: 't: A\n', b: 't: B\n' });
  });

  it('a text changed by someone else stays, and so do all texts of the same step', () => {
    const a = site(new History(keptAnew()), { a: 't: a\n', b: 't: b\n' });
    a.change('both', { a: 't: A\n', b: 't: B\n' });
    a.now.set('b', 't: B # mine\n');
    expect(a.back()).toBe(false);
    expect(a.texts).toEqual({ a: 't: A\n', b: 't: B # mine\n' });
    a.now.set('b', 't: B\n');
    expect(a.back()).toBe(true);
    expect(a.texts).toEqual({ a: 't: a\n', b: 't: b\n' });
  });

  it('a new change drops the undone steps', () => {
    const history = new History(keptAnew());
    const a = site(history, { a: 't: a\n' });
    a.type('a', 't', 't: b\n');
    a.back();
    a.type('a', 't', 't: c\n');
    expect(history.next).toBeUndefined();
  });

  it('after a restart too', () => {
    const stored = keptAnew();
    const before = { a: 't: a\n', gone: 'x\n' };
    const a = site(new History(stored), before);
    a.change('both', { a: 't: b\n', gone: undefined, fresh: 'y\n' });
    const again = site(new History(stored), a.texts);
    expect(again.back()).toBe(true);
    expect(again.texts).toEqual(before);
  });

  it('any written, removed or new files: back to the first texts, and forward to the last', () => {
    const file = fc.constantFrom('a', 'b', 'c');
    const text = fc.option(fc.string(), { nil: undefined, freq: 4 });
    const edits = fc.array(
      fc.record({ texts: fc.dictionary(file, text, { minKeys: 1 }), label: fc.boolean(), gap: fc.nat(3000) }),
    );
    fc.assert(
      fc.property(fc.dictionary(file, fc.string()), edits, (first, changes) => {
        const history = new History(keptAnew());
        const a = site(history, first);
        let time = 0;
        for (const { texts, label, gap } of changes) {
          time += gap;
          const [only = '', ...others] = Object.keys(texts);
          if (label || others.length > 0 || texts[only] === undefined) a.change('all', texts, time);
          else a.type(only, 't', texts[only], time);
        }
        const last = a.texts;
        while (history.last) if (!a.back()) throw new Error('a step does not go back');
        expect(a.texts).toEqual({ ...first });
        while (history.next) if (!a.forth()) throw new Error('a step does not go forth');
        expect(a.texts).toEqual(last);
      }),
      { numRuns: 60 },
    );
  });
});
