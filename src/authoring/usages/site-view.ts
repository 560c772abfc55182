import type { Checked } from '../../compiler/check/checked.ts';
import { formModel } from '../../compiler/model/form-model.ts';
import type { AnswersAt, DoneAction, FormModel } from '../../compiler/model/types.ts';
import { usesOf } from '../../compiler/model/uses.ts';
import type { Path } from '../../compiler/read/source.ts';
import { references, type Reference } from '../../compiler/resolve/references.ts';
import { settingsOf } from '../../compiler/resolve/settings.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import { takenBy, type Taken } from './taken.ts';

/** A page with the forms and wizards on it, and the lists that it shows. */
export interface PageView {
  readonly page: Checked<'page'>;
  readonly models: readonly FormModel[];
  readonly lists: ReadonlySet<string>;
}

/** The parts of a compiled site that are searched for names. */
export interface SiteView {
  readonly symbols: SymbolTable;
  /** Every form and wizard. */
  readonly models: readonly FormModel[];
  readonly pages: readonly PageView[];
  /** What each file includes from other files, by path. */
  readonly taken: ReadonlyMap<string, readonly Taken[]>;
}

export function viewOf(symbols: SymbolTable): SiteView {
  const models = [...symbols.forms.values(), ...symbols.wizards.values()].map(formModel);
  const pages = symbols.pages.map((page): PageView => {
    const { forms, wizards, lists } = usesOf(page, symbols);
    return { page, lists, models: models.filter(({ kind, id }) => (kind === 'form' ? forms : wizards).has(id)) };
  });
  const taken = new Map(symbols.sources.map((source) => [source.file, takenBy(source)]));
  return { symbols, models, pages, taken };
}

/** The references of a file, by its contract and those of its controls and plug-ins. */
export function referencesOf(source: Checked, { symbols: { contracts } }: SiteView): Reference[] {
  const inSettings = settingsOf(source, contracts).flatMap(({ contract, path, data }) =>
    references(data, contract, contracts).map((reference) => ({ ...reference, path: [...path, ...reference.path] })),
  );
  return [...references(source.data, `${source.kind}.schema.json`, contracts), ...inSettings];
}

/** Every action that an example expects. */
export const doneInExamples = ({ examples }: FormModel): { done: DoneAction; path: Path }[] =>
  examples.flatMap(({ path, config: { does = [] } }) =>
    does.map((done, index) => ({ done, path: [...path, 'does', index] })),
  );

/**
 * The answers that buttons carry to another page. They may belong to fields that this form does not have: isNewCar:
 * true.
 */
export const answersAlong = ({ actions }: FormModel): AnswersAt[] =>
  actions.flatMap(({ action: { navigate }, path }) =>
    navigate?.with === undefined ? [] : [{ path: [...path, 'navigate', 'with'], answers: navigate.with }],
  );
