import { expect, it } from 'vitest';
import { compiled } from './modules.ts';

it('every form and wizard says above its button what happens next, in a sentence', () => {
  const { forms, wizards } = compiled.symbols;
  const said = [...forms.values(), ...wizards.values()].map(({ file, data }) => [file, data.submit.next ?? '']);
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter(([, next]) => !/^[A-Z].*[a-z]\.$/.test(next!))).toEqual([]);
});
