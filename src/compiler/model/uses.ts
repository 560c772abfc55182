import type { Checked } from '../check/checked.ts';
import { references } from '../resolve/references.ts';
import { sendersOf, type SymbolTable } from '../resolve/symbols.ts';

/** Everything that a piece of config needs, by name. */
export interface Uses {
  readonly lists: ReadonlySet<string>;
  readonly forms: ReadonlySet<string>;
  /** The forms that a visitor sees as soon as the page. */
  readonly formsAtOnce: ReadonlySet<string>;
  /** The forms whose code loads after the page, when a visitor reaches them. */
  readonly formsLater: ReadonlySet<string>;
  readonly wizards: ReadonlySet<string>;
  /** The forms and wizards whose offers it shows. */
  readonly offers: ReadonlySet<string>;
  readonly icons: ReadonlySet<string>;
  readonly assets: ReadonlySet<string>;
}

/** What a file refers to, including the references of its lists and forms. */
export function usesOf(source: Checked, symbols: SymbolTable): Uses {
  const uses = {
    lists: new Set<string>(),
    forms: new Set<string>(),
    formsAtOnce: new Set<string>(),
    formsLater: new Set<string>(),
    wizards: new Set<string>(),
    offers: new Set<string>(),
    icons: new Set<string>(),
    assets: new Set<string>(),
  };
  const collect = (from: Checked): void => {
    for (const { kind, value, isLater } of references(from.data, `${from.kind}.schema.json`, symbols.contracts)) {
      if (kind === 'form') uses.forms.add(value);
      if (kind === 'form') (isLater ? uses.formsLater : uses.formsAtOnce).add(value);
      if (kind === 'wizard') uses.wizards.add(value);
      if (kind === 'sender') uses[symbols.forms.has(value) ? 'forms' : 'wizards'].add(value);
      if (kind === 'offers') {
        uses.offers.add(value);
        const offers = sendersOf(value, symbols)[0]?.data.offers;
        const catalog = offers && symbols.catalogs.get(offers.catalog);
        if (catalog) collect(catalog);
      }
      if (kind === 'icon') uses.icons.add(value);
      if (kind === 'asset') uses.assets.add(value);
      const list = kind === 'list' && !uses.lists.has(value) ? symbols.lists.get(value) : undefined;
      if (list) {
        uses.lists.add(value);
        collect(list);
      }
    }
  };
  collect(source);
  for (const form of uses.formsAtOnce) uses.formsLater.delete(form);
  for (const form of formsIn(uses, symbols)) {
    const inner = usesOf(form, symbols);
    for (const asset of inner.assets) uses.assets.add(asset);
    for (const icon of inner.icons) uses.icons.add(icon);
  }
  return uses;
}

/** The forms and wizards that a file uses. */
export const formsIn = (
  { forms, wizards }: Pick<Uses, 'forms' | 'wizards'>,
  symbols: SymbolTable,
): (Checked<'form'> | Checked<'wizard'>)[] => [
  ...[...forms].flatMap((id) => symbols.forms.get(id) ?? []),
  ...[...wizards].flatMap((id) => symbols.wizards.get(id) ?? []),
];
