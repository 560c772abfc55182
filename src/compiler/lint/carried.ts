import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { array, at, record, text } from '../read/data.ts';
import { references } from '../resolve/references.ts';
import { placeOf, type Source } from '../read/source.ts';
import { actionPaths, partsOf } from '../model/parts.ts';

/** What a page reads back, by the contracts' x-ref: carried, some form or wizard carries there. Problem: field/unknown. */
export function lintCarried(symbols: SymbolTable): Problem[] {
  return symbols.pages.flatMap((page) => {
    const named = references(page.data, 'page.schema.json', symbols.contracts).filter(({ kind }) => kind === 'carried');
    if (named.length === 0) return [];
    const known = new Set(
      [...symbols.forms.values(), ...symbols.wizards.values()].flatMap((source) => carriedTo(page, source, symbols)),
    );
    return named
      .filter(({ value }) => !known.has(value))
      .map(({ value, path }) => say.unknownField(placeOf(page, path), value, known));
  });
}

/** The answers that a form's or wizard's buttons take along to a page. */
function carriedTo(page: Source, source: Source, symbols: SymbolTable): string[] {
  return actionPaths(source).flatMap((path) => {
    const navigate = at(source.data, [...path, 'navigate']);
    const [to = ''] = (text(at(navigate, ['to'])) ?? '').split(/[?#]/);
    if (symbols.paths.get(to.toLowerCase()) !== page) return [];
    const carry = at(navigate, ['carry']);
    const all =
      carry === 'all'
        ? [...Object.keys(partsOf(source)[0]?.all ?? {}), ...array(at(source.data, ['carried']))]
        : array(carry);
    return [...all.map(String), ...Object.keys(record(at(navigate, ['with'])))];
  });
}
