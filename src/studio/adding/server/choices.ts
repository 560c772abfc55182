import { array, at, record } from '../../../compiler/read/data.ts';
import type { Path } from '../../../compiler/read/source.ts';
import { keysAt } from '../../../authoring/language/keys.ts';
import { aboutContract } from '../../../authoring/language/names/site-names.ts';
import { valuesAt } from '../../../authoring/language/values.ts';
import type { AddChoice, AddKind, AddsAnswer } from '../contract.ts';
import type { Examples } from './examples.ts';
import { hasChoices } from './field.ts';
import { type Ground, hereIn, withItem } from './ground.ts';
import type { KnownSite } from '../../../authoring/language/known.ts';

/** What can be added in a list or map, with what the contracts say of it. */
export function choicesAt(ground: Ground, path: Path, what: AddKind, examples: Examples): AddsAnswer {
  const { contracts } = ground.site.symbols;
  const none = { lists: [], isNamed: false };
  const named = (folder: string, names: readonly string[]): AddChoice[] =>
    names.map((value) => ({ value, detail: '', about: aboutContract(folder, value, contracts) }));
  switch (what) {
    case 'block':
      return { ...none, choices: named('blocks', contracts.blocks) };
    case 'field':
      return {
        ...none,
        choices: named('fields', contracts.widgets).map((one) => ({
          ...one,
          hasChoices: hasChoices(one.value, examples),
        })),
        lists: optionLists(ground.site),
      };
    case 'property':
      return { ...none, ...properties(ground, path) };
    default:
      return { ...none, choices: items(ground, path) };
  }
}

/** The properties that a map may have besides those that it has. A part of another file is a matter for the text. */
function properties(ground: Ground, path: Path): Pick<AddsAnswer, 'choices' | 'isNamed'> {
  const here = hereIn(ground);
  const choices = keysAt(here, path)
    .filter(({ key }) => !key.startsWith('$'))
    .map(({ key, detail, documentation }) => ({ value: key, detail, about: documentation }));
  const isNamed = here.contract
    .at(path)
    .some(({ schema }) => typeof schema['x-keys'] !== 'string' && isOpen(schema.additionalProperties));
  return { choices, isNamed };
}

const isOpen = (others: unknown): boolean => typeof others === 'object' && others !== null;

/** The words and names that an item of a list may be, but for those that it has. */
function items(ground: Ground, path: Path): AddChoice[] {
  const list = array(at(ground.data, path));
  const inner = withItem(ground, path, list.length, null);
  const offered = valuesAt(hereIn(inner), [...path, list.length]).filter(({ part }) => part === undefined);
  return offered
    .filter(({ name }) => !list.includes(name))
    .map(({ name, detail = '', documentation = '' }) => ({ value: String(name), detail, about: documentation }));
}

/** The value that a choice stands for. */
export function chosenItem(ground: Ground, path: Path, choice: string): unknown {
  const list = array(at(ground.data, path));
  const inner = withItem(ground, path, list.length, null);
  return valuesAt(hereIn(inner), [...path, list.length]).find(({ name }) => String(name) === choice)?.name ?? choice;
}

/** The properties of a map in the order of its contract. */
export const orderAt = (ground: Ground, path: Path): string[] => [
  ...new Set(
    hereIn(ground)
      .contract.at(path)
      .flatMap(({ schema }) => Object.keys(record(schema.properties))),
  ),
];

/** The lists that hold choices of fields. */
const optionLists = (site: KnownSite): string[] =>
  site.of('list').flatMap(({ id, data }) => (data.of === 'options' ? [id] : []));
