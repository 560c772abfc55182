import { expect, it } from 'vitest';
import { shownBasis } from '../../../src/compiler/emit/shown-basis.ts';
import { shellModule } from '../../../src/compiler/emit/site-modules.ts';
import type { SymbolTable } from '../../../src/compiler/resolve/symbols.ts';
import { compiled } from '../../config/modules.ts';

const { symbols } = compiled;
const page = (id: string) => symbols.pages.find((one) => one.id === id)!;
const claim = { words: 'the best', basis: 'a survey', asOf: '2025-04-01' };
const note = { figures: ['the best'], basis: 'a survey' };

/** The same file, with a claim. */
const claiming = <Source extends { readonly data: object }>(source: Source): Source => ({
  ...source,
  data: { ...source.data, claims: [claim] },
});

it('shows the source of a claim of the page in each block with the claim', () => {
  expect(Object.values(shownBasis(page('car'), symbols))).toContainEqual([
    { figures: ['up to 15%'], basis: 'invented for this demonstration' },
  ]);
});

it.each([
  ['a form', 'forms', 'car-number'],
  ['a wizard', 'wizards', 'health'],
  ['a list', 'lists', 'policy-questions'],
  ['a catalog', 'catalogs', 'term-plans'],
] as const)('shows the basis of a claim of %s in the block that shows it', (_, kind, id) => {
  const sources = symbols[kind] as ReadonlyMap<string, { readonly data: object }>;
  const known = new Map(sources).set(id, claiming(sources.get(id)!));
  const notes = symbols.pages.flatMap((one) =>
    Object.values(shownBasis(one, { ...symbols, [kind]: known } as SymbolTable)).flat(),
  );
  expect(notes).toContainEqual(note);
});

it('shows the source of the claims of site.yaml in the footer', () => {
  const site = shellModule({ ...symbols, site: claiming(symbols.site!) }, process.cwd(), `${process.cwd()}/src`);
  expect(site).toContain('export const basis = [{"basis":"a survey","figures":["the best"]}];');
});
