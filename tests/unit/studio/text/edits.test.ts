import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf, editsFrom, withChanges } from '../../../../src/studio/text/panel/edits.ts';

const lines = fc.array(fc.constantFrom('a: one', 'b: two', '  - three', '  - four', '# five', ''), { maxLength: 12 });
const text = fc.oneof(
  lines.map((all) => all.join('\n')),
  fc.string(),
);

describe('the edits between two texts', () => {
  it('turn the first text into the second, in order', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const edits = changesOf(before, after);
        expect(withChanges(before, edits)).toBe(after);
        edits.reduce((end, edit) => {
          expect(edit.start).toBeGreaterThanOrEqual(end);
          return edit.end;
        }, 0);
      }),
    );
  });

  it('keep the text between two changes', () => {
    const before = 'title: One\nlead: Two\npath: /three\nname: Four\n';
    const after = before.replace('One', 'First').replace('Four', 'Last');
    expect(changesOf(before, after)).toEqual([
      { start: 7, end: 10, words: 'First' },
      { start: before.indexOf('Four'), end: before.indexOf('Four') + 4, words: 'Last' },
    ]);
  });
});

describe('changes of two people in one text', () => {
  const before = 'title: One\nlead: Two\npath: /three\n';

  it('are merged if they changed different words, in both orders', () => {
    const mine = before.replace('One', 'First');
    const theirs = before.replace('/three', '/third') + 'more: 4\n';
    const both = 'title: First\nlead: Two\npath: /third\nmore: 4\n';
    expect(withChanges(mine, editsFrom(theirs, before, mine)!)).toBe(both);
    expect(withChanges(theirs, editsFrom(mine, before, theirs)!)).toBe(both);
  });

  it('are a conflict if they changed the same words differently', () => {
    const mine = before.replace('One', 'First');
    expect(editsFrom(before.replace('One', 'Uno'), before, mine)).toBeUndefined();
    expect(editsFrom(mine, before, mine)).toEqual([]);
  });

  it('have the same merge in both orders, for any texts', () => {
    fc.assert(
      fc.property(text, text, text, (first, mine, theirs) => {
        const [here, there] = [editsFrom(theirs, first, mine), editsFrom(mine, first, theirs)];
        fc.pre(here !== undefined && there !== undefined);
        expect(withChanges(mine, here)).toBe(withChanges(theirs, there));
      }),
    );
  });
});
