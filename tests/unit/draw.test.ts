import { describe, expect, it } from 'vitest';
import { drawBrowserTests } from '../support/browser-list.ts';
import { draw } from '../support/draw.ts';

const hundred = Array.from({ length: 100 }, (_, index) => index);

describe('a part of what is alike', () => {
  it('has its number, in order, and is the same for the same seed alone', () => {
    const part = draw(hundred, 25, 7);
    expect(part).toHaveLength(25);
    expect(part).toEqual([...part].sort((one, other) => one - other));
    expect(draw(hundred, 25, 7)).toEqual(part);
    expect(draw(hundred, 25, 8)).not.toEqual(part);
  });

  it('is all of a few, and all without a seed', () => {
    expect(draw(['one', 'other'], 25, 7)).toEqual(['one', 'other']);
    expect(draw([], 25, 7)).toEqual([]);
    expect(draw(hundred, 25, undefined)).toEqual(hundred);
  });

  it('in a few runs has been everything', () => {
    const seen = new Set(hundred.slice(0, 40).flatMap((seed) => draw(hundred, 25, seed)));
    expect(seen.size).toBe(100);
  });
});

describe('browser tests that are drawn', () => {
  const list = [
    'Listing tests:',
    ...hundred.map((index) => `  [desktop] › all-pages.spec.ts:36:5 › /page-${index} › is accessible`),
    ...hundred.map((index) => `  [long] › examples.spec.ts:20:3 › form ${index}: 3 examples [spec 5.${index}]`),
    ...hundred.map((index) => `  [phone] › login.spec.ts:${index}:1 › promised ${index} [spec 3.${index}]`),
    ...hundred.map((index) => `  [desktop] › more.spec.ts:${index}:1 › more ${index}`),
    '  [desktop] › fault.spec.ts:8:3 › a 429: the visitor is told [spec 8.01]',
    '  [desktop] › fault.spec.ts:8:3 › a 500: the visitor is told [spec 8.01]',
    ...['arrange', 'edit', 'text', 'visits'].flatMap((file) =>
      [11, 22, 33].map((line) => `  [desktop] › studio/${file}.spec.ts:${line}:1 › ${file} ${line}`),
    ),
    'Total: 414 tests in 9 files',
  ].join('\n');
  const { kept, of } = drawBrowserTests(list, 7);
  const keptOf = (words: string) => kept.filter((test) => test.includes(words));

  it('keep each that names a line of the specification and is alone of its kind', () => {
    expect(of).toBe(414);
    expect(keptOf('promised')).toHaveLength(100);
  });

  it('keep an eighth of those that come from one loop, and of those that name no line', () => {
    expect(['/page-', 'examples.spec', 'more'].map((words) => keptOf(words).length)).toEqual([13, 13, 13]);
  });

  it('keep at least one of each loop', () => {
    expect(keptOf('fault.spec')).toHaveLength(1);
  });

  it('keep whole files of Studio, whose tests follow one another', () => {
    const files = keptOf('studio/').map((test) => test.slice(0, test.indexOf('.spec')));
    expect(files).toHaveLength(3);
    expect(new Set(files).size).toBe(1);
  });

  it('stand as they were listed', () => {
    expect(kept.every((test) => list.includes(`  ${test}\n`))).toBe(true);
  });
});
