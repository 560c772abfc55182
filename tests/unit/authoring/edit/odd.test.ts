import { describe, expect, it } from 'vitest';
import { EditError } from '../../../../src/authoring/edit/edit-error.ts';
import { Draw } from '../../../support/mutations/draw.ts';
import { seed } from '../../../support/seed.ts';
import { commentsOf, dataOf } from './config-files.ts';
import { linesAt, without } from './comments.ts';
import { oddTexts } from './odd-texts.ts';
import { randomEdit } from './random-edit.ts';

/** Random edits of oddly formatted texts: they are correct, or refused. */
const [rounds, edits] = [60, 6];

/** The most refusals of a hundred edits: mainly of aliased and tagged values. */
const mostRefused = (text: string): number => (/ \*\w/.test(text) ? 60 : text.includes('!!') ? 20 : 6);

describe.each(['\n', '\r\n'])('%j', (lineEnd) => {
  it.each(Object.entries(oddTexts))('%s', (_, odd) => {
    const random = new Draw(seed);
    let [made, refused] = [0, 0];
    for (let round = 0; round < rounds; round++) {
      let text = odd.replaceAll('\n', lineEnd);
      const data = structuredClone(dataOf(text));
      for (let turn = 0; turn < edits; turn++) {
        const edit = randomEdit(text, data, random);
        if (!edit) continue;
        made++;
        const why = `${edit.shown}\n${text}`;
        let after: string;
        try {
          after = edit.text(text);
        } catch (error) {
          if (!(error instanceof EditError)) throw error;
          refused++;
          continue;
        }
        edit.data(data);
        expect(dataOf(after), why).toEqual(data);
        for (const comment of without(commentsOf(text), commentsOf(after)))
          expect(linesAt(text, edit.touched), why).toContain(comment);
        if (lineEnd === '\r\n') expect(after.replaceAll('\r\n', ''), why).not.toContain('\n');
        text = after;
      }
    }
    expect((100 * refused) / made).toBeLessThanOrEqual(mostRefused(odd));
  });
});
