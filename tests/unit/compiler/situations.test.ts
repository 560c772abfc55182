import { describe, expect, it } from 'vitest';
import { shownItems } from '../../../src/compiler/compile/situations.ts';
import { answerersOf, asSituations } from '../../../src/compiler/resolve/answerers.ts';
import { pathsOf } from '../../../src/compiler/resolve/symbols.ts';
import type { ShownSituation } from '../../../src/shared/plan/situations.ts';
import { compiled } from '../../config/modules.ts';

const { symbols } = compiled;
const lists = [...symbols.lists.values()].flatMap((list) => asSituations(list) ?? []);
const shownOf = (id: string) => shownItems(symbols.lists.get(id)!, symbols) as readonly ShownSituation[];

it('has three situations or more of each kind of product', () => {
  expect(lists.map(({ id }) => id).sort()).toEqual(
    ['abroad', 'accident', 'health', 'home', 'life', 'motor', 'term', 'travel'].map((kind) => `situations-${kind}`),
  );
  for (const { id, data } of lists) expect(data.items.length, id).toBeGreaterThanOrEqual(3);
});

describe.each(lists.map(({ id }) => id))('%s', (id) => {
  const list = lists.find((one) => one.id === id)!;
  const answerers = answerersOf(list, symbols);

  it('shows the answer of every item, in the order of the catalogs, with its provider', () => {
    for (const { answers } of shownOf(id)) {
      expect(answers.map(({ name }) => name)).toEqual(answerers.map(({ name }) => name));
      expect(answers.map(({ by }) => by)).toEqual(answerers.map(({ by }) => by));
    }
  });

  it('has for each answer a statement of the item, or else a source', () => {
    for (const { answers, sources } of shownOf(id))
      for (const [index, { states, source, says }] of answers.entries()) {
        const own = answerers[index]!.states;
        if (states === undefined) expect(sources).toContain(source);
        else expect([...own.yes, ...own.no]).toContain(states);
        if (says === 'yes' && states !== undefined) expect(own.yes).toContain(states);
      }
  });
});

it('shows an item once that two entries of answeredBy name', () => {
  const [list] = lists;
  const { answeredBy } = list!.data;
  const twice = { ...list!, data: { ...list!.data, answeredBy: [...answeredBy, ...answeredBy] } };
  expect(answerersOf(twice, symbols)).toEqual(answerersOf(list!, symbols));
});

it('links to the pages of items that have one', () => {
  const paths = new Set(symbols.pages.flatMap((page) => pathsOf(page, symbols)));
  const [knee] = shownOf('situations-health');
  const linked = knee!.answers.filter(({ href }) => href !== undefined);
  expect(linked.map(({ name }) => name)).toContain('Accident Care Solo');
  expect(linked.map(({ name }) => name)).not.toContain('First Cover');
  expect(linked.filter(({ href }) => !paths.has(href!))).toEqual([]);
});

it('does not change the items of other lists', () => {
  const list = symbols.lists.get('policy-questions')!;
  expect(shownItems(list, symbols)).toBe(list.data.items);
});
