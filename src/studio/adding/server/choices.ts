import { array, at, record } from '../../../compiler/read/data.ts';
import type { Path } from '../../../compiler/read/source.ts';
import { keysAt } from '../../../authoring/language/keys.ts';
import { aboutContract } from '../../../authoring/language/names/site-names.ts';
import { valuesAt } from '../../../authoring/language/values.ts';
import type { AddChoice, AddKind, AddsAnswer } from '../contract.ts';
import type { Examples } from './examples.ts';
import { asksAt } from './asks.ts';
import { hasChoices } from './field.ts';
import { type EditedFile, hereIn, withItem } from './edited-file.ts';
import type { KnownSite } from '../../../authoring/language/known.ts';

/** What can be added to a list or map, with the descriptions in the contracts. */
export function choicesAt(
  edited: EditedFile,
  path: Path,
  { what, index }: { readonly what: AddKind; readonly index?: number | undefined },
  examples: Examples,
): AddsAnswer {
  const { contracts } = edited.site.symbols;
  const none = { lists: [], isNamed: false, asks: [] };
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
        lists: optionLists(edited.site),
      };
    case 'property':
      return { ...none, ...properties(edited, path) };
    default:
      return { ...none, choices: items(edited, path), asks: asksAt(edited, path, index) };
  }
}

/** The properties that a map can still get. References to other files (`$ref`) can only be added in the file text. */
function properties(edited: EditedFile, path: Path): Pick<AddsAnswer, 'choices' | 'isNamed'> {
  const here = hereIn(edited);
  const choices = keysAt(here, path)
    .filter(({ key }) => !key.startsWith('$'))
    .map(({ key, documentation }) => ({ value: key, detail: '', about: documentation }));
  const isNamed = here.contract
    .at(path)
    .some(({ schema }) => typeof schema['x-keys'] !== 'string' && allowsOthers(schema.additionalProperties));
  return { choices, isNamed };
}

const allowsOthers = (others: unknown): boolean => typeof others === 'object' && others !== null;

/** The words and names that can be added to a list and are not in it yet. */
function items(edited: EditedFile, path: Path): AddChoice[] {
  const list = array(at(edited.data, path));
  const inner = withItem(edited, path, list.length, null);
  const offered = valuesAt(hereIn(inner), [...path, list.length]).filter(({ part }) => part === undefined);
  return offered
    .filter(({ name }) => !list.includes(name))
    .map(({ name, detail = '', documentation = '' }) => ({ value: String(name), detail, about: documentation }));
}

/** The value of a choice. */
export function chosenItem(edited: EditedFile, path: Path, choice: string): unknown {
  const list = array(at(edited.data, path));
  const inner = withItem(edited, path, list.length, null);
  return valuesAt(hereIn(inner), [...path, list.length]).find(({ name }) => String(name) === choice)?.name ?? choice;
}

/** The property names of a map, in the order of its contract. */
export const orderAt = (edited: EditedFile, path: Path): string[] => [
  ...new Set(
    hereIn(edited)
      .contract.at(path)
      .flatMap(({ schema }) => Object.keys(record(schema.properties))),
  ),
];

/** The lists of options. */
const optionLists = (site: KnownSite): string[] =>
  site.of('list').flatMap(({ id, data }) => (data.of === 'options' ? [id] : []));
