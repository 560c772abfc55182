import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import type { Source } from '../../compiler/read/source.ts';
import { didYouMean } from '../../shared/problems/nearest.ts';
import type { Edit } from '../usages/rename/edit.ts';
import { append, type Addition } from './append.ts';
import { CannotMake } from './cannot-make.ts';
import { camel, newForm, newOptions, newPage, newQuestions, titleOf, newWizard } from './texts.ts';

/** What can be created with config only. */
export const newKinds = ['page', 'form', 'wizard', 'list'] as const;
export type NewKind = (typeof newKinds)[number];

/** Edits that create something new and use it in one place. `before` of a new file is empty. */
export interface Made {
  readonly edits: readonly Edit[];
  /** Where it is used. */
  readonly used: { readonly file: string; readonly line: number };
}

/**
 * Plans a new thing and its use in an existing page or form, because unused things are problems.
 * Takes    the kind; the name of its file; the page, or of a list also the form, in which it is used
 * Errors   throws CannotMake
 */
export function planNew(kind: NewKind, name: string, on: string, symbols: SymbolTable): Made {
  refuseName(name);
  const host = hostOf(on, symbols, kind === 'list');
  const { edit, used } = usedIn(host, additionFor(kind, name, host));
  return { edits: [ownFile(kind, name, host, symbols), edit], used };
}

/** Throws CannotMake if the name is not valid for a file. */
export function refuseName(name: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new CannotMake(
      `"${name}" is not a valid name: write lowercase letters, digits and hyphens, starting with a letter: quote-request.`,
      'name',
    );
}

/** The page with a name, or if `orForm` is set also the form. */
export function hostOf(on: string, symbols: SymbolTable, orForm = false): Source {
  const host = symbols.pages.find(({ id }) => id === on) ?? (orForm ? symbols.forms.get(on) : undefined);
  if (host) return host;
  const known = [...symbols.pages.map(({ id }) => id), ...(orForm ? symbols.forms.keys() : [])];
  throw new CannotMake(
    `No page${orForm ? ' or form' : ''} is called "${on}". ${didYouMean(on, known)}`,
    'unknown-place',
  );
}

/** The edit by which a page or form uses something new. */
export function usedIn(host: Source, addition: Addition): { readonly edit: Edit } & Pick<Made, 'used'> {
  const { file, text: before } = host;
  const { text: after, line } = append(host, addition);
  return { edit: { file, to: file, before, after }, used: { file, line } };
}

function ownFile(kind: NewKind, name: string, host: Source, symbols: SymbolTable): Edit {
  const write = (folder: string, after: string): Edit => {
    const file = `config/${folder}/${name}.yaml`;
    return { file, to: file, before: '', after };
  };
  switch (kind) {
    case 'page':
      return write('pages', newPage(name, symbols.parents.has(host.id) ? host.id : undefined));
    case 'form':
      return write('forms', newForm(name));
    case 'wizard':
      return write('wizards', newWizard(name));
    case 'list':
      return write('lists', host.kind === 'form' ? newOptions : newQuestions(name));
  }
}

/** A block with a heading, at the end of a page. */
export const newBlock = (block: string, name: string, more: object = {}): Addition => ({
  path: ['blocks'],
  value: { block, heading: titleOf(name), ...more },
});

/** The item or key that uses the new thing in a page or form. */
function additionFor(kind: NewKind, name: string, host: Source): Addition {
  switch (kind) {
    case 'page':
      return newBlock('cta', name, { buttons: [{ label: titleOf(name), href: `/${name}` }] });
    case 'form':
      return newBlock('form', name, { form: name });
    case 'wizard':
      return { path: ['blocks'], value: { block: 'wizard', wizard: name } };
    case 'list':
      return host.kind === 'form'
        ? {
            path: ['schema', 'properties'],
            key: camel(name),
            value: { type: 'string', title: titleOf(name), 'x-list': name },
          }
        : newBlock('faq', name, { list: name });
  }
}
