import { isFault, parseExpression } from '../../shared/conditions/cel/parse.ts';
import { namesIn } from '../../compiler/expression/names.ts';
import { setsOf } from '../../compiler/model/form-model.ts';
import { projectionsOf } from '../../compiler/model/projection.ts';
import type { FormModel } from '../../compiler/model/types.ts';
import { optionsOf } from '../../compiler/resolve/symbols.ts';
import type { Collector } from './collector.ts';
import { collectOfferNames } from './offers.ts';
import type { SiteView } from './site-view.ts';

/** Collects every place where an expression names a field, a value of offers, a constant, a table, or a choice. */
export function collectExpressions(model: FormModel, { symbols }: SiteView, into: Collector): void {
  const { id, source } = model;
  // All offered items have the same expressions.
  const [offered] = model.offers?.items ?? [];
  const sets = setsOf(model);
  // Computed values of offers and projections are not fields.
  const computing = sets.flatMap(projectionsOf).flatMap(({ starts, row }) => [starts, { ...row, all: starts.all }]);
  for (const set of [...sets, ...computing, ...(offered ? [offered.set] : [])]) {
    const all = set === offered?.set ? model.fields : set.all;
    for (const { text, path } of set.expressions) {
      const expression = parseExpression(text);
      if (isFault(expression)) continue;
      const names = namesIn(expression, set.source.constants ?? new Map());
      if (model.offers && set === offered?.set) collectOfferNames(model, model.offers, names, { source, path }, into);
      for (const { name, ...within } of names.fields)
        if (all.has(name)) into.add('field', `${id}.${name}`, { source, path, within });
      for (const { name, ...within } of names.ofRows) into.add('field', `${id}.${name}`, { source, path, within });
      for (const { name, ...within } of names.constants)
        if (source.constants?.has(name)) into.add('constant', name, { source, path, within });
      for (const { name, ...within } of names.files)
        if (isFile(name, symbols)) into.add('constants', name, { source, path, within });
      for (const { name, ...within } of names.tables)
        into.add(symbols.tables.has(name) ? 'table' : 'list', name, { source, path, within });
      for (const { name, ...within } of names.results)
        // The results of option lists are the same for every list and have no names.
        if (symbols.tables.has(name.slice(0, name.indexOf('.')))) into.add('column', name, { source, path, within });
      for (const { field, name, ...within } of names.compared) {
        const list = all.get(field)?.list;
        if (optionsOf(list, symbols).some(({ value }) => String(value) === name))
          into.add('option', `${list ?? ''}.${name}`, { source, path, within });
      }
    }
  }
}

/** Properties of offered items are written like constants, but are not in a constants file. */
const isFile = (name: string, { constants }: SiteView['symbols']): boolean => constants.some(({ id }) => id === name);
