import { expect, it } from 'vitest';
import { sourceOf } from './text-source.ts';
import { lintWords, glossaryOf } from '../../../src/compiler/lint/copy/glossary.ts';
import type { VisibleText } from '../../../src/compiler/lint/copy/texts.ts';

const glossary = glossaryOf([
  { use: 'email', avoid: ['e-mail', 'mail id'] },
  { use: 'company', avoid: ['insurance company', 'firm'] },
  { use: 'two-wheeler', avoid: ['two wheeler'], except: ['Two Wheeler'] },
  { use: 'third-party cover', avoid: ['cover', 'lens', '₹5'] },
]);

/** The words of a text that the glossary replaces by others. */
const found = (value: string, kind: VisibleText['kind'] = 'text'): string[] =>
  lintWords(sourceOf(`text: ${JSON.stringify(value)}\n`), { kind, value, path: ['text'] }, glossary).map(({ place }) =>
    place.excerpt.slice(place.column - 1, place.column - 1 + place.length),
  );

it('marks the words each time', () => {
  const text = 'firm: {firm} firm';
  const places = lintWords(
    sourceOf(`text: '${text}'\n`),
    { kind: 'message', value: text, path: ['text'] },
    glossary,
  ).map(({ place }) => place.column);
  expect(places).toEqual([8, 21]);
});

it.each<[string, string[], VisibleText['kind']?]>([
  ['Send an E-MAIL, or two e-mails', ['E-MAIL', 'e-mails']],
  ['insurance companies and firms', ['insurance companies', 'firms']],
  ['Lenses', ['Lenses']],
  ['A firmware update, and a discovery', []],
  ['Two Wheeler Insurance for a two wheeler', ['two wheeler']],
  ['TWO WHEELER', ['TWO WHEELER']],
  ['Third-Party Cover is enough', []],
  ['any cover, and third-party cover', ['cover']],
  ['mail id', ['mail id']],
  ['₹5 and ₹50', ['₹5']],
  ['Write to {firm}, {firm, plural, one {# firm} other {# persons}}', ['firm'], 'message'],
  ['Write to {firm}', ['firm']],
  ['See [it](/firm) and [the firm](/About)', ['firm'], 'rich'],
  ['अ firm आ', ['firm']],
])('%s', (text, words, kind) => {
  expect(found(text, kind)).toEqual(words);
});
