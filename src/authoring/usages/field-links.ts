import type { FormModel } from '../../compiler/model/types.ts';
import { sharedFile } from '../../compiler/fill/shared.ts';
import { pageAt } from '../../compiler/resolve/symbols.ts';
import type { Collector } from './collector.ts';
import { referencesOf, type PageView, type SiteView } from './site-view.ts';

/** Links fields of several files that are the same thing: shared by $ref, or with carried answers. */
export function linkFields(view: SiteView, into: Collector): void {
  for (const model of view.models) {
    for (const other of builtOn(model, view)) linkShared(model, other, into);
    linkCarried(model, view, into);
  }
  for (const page of view.pages) {
    linkPage(page, view, into);
    linkLists(page, view, into);
  }
}

/** The forms and wizards that a file includes parts of. */
function builtOn({ source }: FormModel, { models, taken }: SiteView): FormModel[] {
  const files = (taken.get(source.file) ?? []).flatMap(({ by, name }) =>
    by === '$ref' ? sharedFile(source, name) : [],
  );
  return models.filter((other) => files.includes(other.source.file) && other.source !== source);
}

function linkShared(one: FormModel, other: FormModel, into: Collector): void {
  for (const field of one.fields.keys())
    if (other.fields.has(field)) into.link('field', `${one.id}.${field}`, `${other.id}.${field}`);
}

/** Links fields whose answers are carried to another page with the fields that use them there. */
function linkCarried({ id, actions, fields }: FormModel, view: SiteView, into: Collector): void {
  for (const { action } of actions) {
    const { to = '', carry = [], with: along = {} } = action.navigate ?? {};
    const page = pageAt(to, view.symbols);
    const shown = view.pages.find((one) => one.page === page);
    if (!shown) continue;
    const namedThere = namedOn(shown, view).map(({ value }) => value);
    for (const field of [...(carry === 'all' ? fields.keys() : carry), ...Object.keys(along)]) {
      for (const other of shown.models)
        if (other.carried.includes(field)) into.link('field', `${id}.${field}`, `${other.id}.${field}`);
      if (namedThere.includes(field)) into.link('field', `${id}.${field}`, `${shown.page.id}.${field}`);
    }
  }
}

const namedOn = ({ page }: PageView, view: SiteView) => referencesOf(page, view).filter(({ kind }) => kind === 'field');

/** Links the fields named in the blocks of a page with those of its forms, or of the forms that carry answers to it. */
function linkPage(shown: PageView, view: SiteView, into: Collector): void {
  const { page, models } = shown;
  for (const [index, block] of (page.data.blocks ?? []).entries()) {
    const model = models.find(({ kind, id }) => block[kind] === id);
    for (const field of model ? Object.keys(block.initial ?? {}) : [])
      into.add('field', `${model?.id ?? ''}.${field}`, {
        source: page,
        path: ['blocks', index, 'initial', field],
        key: true,
      });
  }
  for (const { value: field, path } of namedOn(shown, view)) {
    into.add('field', `${page.id}.${field}`, { source: page, path });
    for (const { id, fields } of models)
      if (fields.has(field)) into.link('field', `${page.id}.${field}`, `${id}.${field}`);
  }
}

/** Links the fields that an option also answers with those of the forms beside its list. */
function linkLists({ models, lists }: PageView, { symbols }: SiteView, into: Collector): void {
  for (const id of lists) {
    const list = symbols.lists.get(id);
    for (const [index, { with: along = {} }] of (list?.data.items ?? []).entries()) {
      for (const field of Object.keys(along)) {
        const model = models.find(({ fields }) => fields.has(field));
        if (!list || !model) continue;
        into.add('field', `${id}.${field}`, { source: list, path: ['items', index, 'with', field], key: true });
        into.link('field', `${id}.${field}`, `${model.id}.${field}`);
      }
    }
  }
}
