import type { Json } from '../form.ts';
import { list, map, maps, text } from '../reading.ts';

/** A form that identifies its parts by id, as one with names: of its questions, and of the conditions of its pages. */
export function withNames(source: Json): Json {
  const pages = maps(source.pages).map((page) => ({
    ...page,
    components: maps(page.components).map((one) => ({ ...one, name: text(one.name) ?? text(one.id) })),
  }));
  const components = new Map(
    pages.flatMap((page) => page.components).map((one) => [String((one as Json).id), one as Json]),
  );
  const own = pages.filter((page) => Array.isArray((page as Json).condition));
  return {
    ...source,
    pages: pages.map((page) => (own.includes(page) ? { ...page, condition: nameOf(page) } : page)),
    conditions: [...maps(source.conditions), ...own.flatMap((page) => alternativesFor(page, components))],
  };
}

const nameOf = (page: Json): string => `of the page ${text(page.path) ?? String(page.id)}`;

/** Alternatives, in each of which all answers must be the given ones. */
function alternativesFor(page: Json, components: ReadonlyMap<string, Json>): Json[] {
  const name = nameOf(page);
  const alternatives = list(page.condition).map((one, index) => ({
    name: `${name}, ${index + 1}`,
    coordinator: 'and',
    items: maps(one).map(({ componentId, operator, valueId, value }) => {
      const { type, list: of } = map(components.get(String(componentId)));
      const isSeveral = type === 'CheckboxesField';
      return {
        componentId,
        operator: operators[String(operator)]?.[isSeveral ? 1 : 0] ?? operator,
        value: valueId === undefined ? value : { listId: of, itemId: valueId },
      };
    }),
  }));
  const items = alternatives.map((one) => ({ conditionId: one.name }));
  return [{ name, coordinator: 'or', items }, ...alternatives];
}

/** For a question with one answer, and for one with several. */
const operators: Readonly<Record<string, readonly [string, string]>> = {
  '==': ['is', 'contains'],
  '!=': ['is not', 'does not contain'],
  '>': ['is more than', 'is more than'],
  '<': ['is less than', 'is less than'],
  '>=': ['is at least', 'is at least'],
  '<=': ['is at most', 'is at most'],
};
