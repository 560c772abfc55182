import { expect, it } from 'vitest';
import { compiled } from './modules.ts';

it('every form and wizard has a sentence above its button about what happens next', () => {
  const { forms, wizards } = compiled.symbols;
  const sentences = [...forms.values(), ...wizards.values()].map(({ file, data }) => [file, data.submit.next ?? '']);
  expect(sentences.length).toBeGreaterThan(20);
  expect(sentences.filter(([, next]) => !/^[A-Z].*[a-z]\.$/.test(next!))).toEqual([]);
});
