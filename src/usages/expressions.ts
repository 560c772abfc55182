import { isFault, parseExpression } from '../compiler/expression/parse.ts';
import { namesIn } from '../compiler/expression/names.ts';
import { setsOf } from '../compiler/model/form-model.ts';
import type { FormModel } from '../compiler/model/types.ts';
import { optionsOf } from '../compiler/resolve/symbols.ts';
import type { Collector } from './collector.ts';
import type { SiteView } from './site-view.ts';

/** Every place where an expression names a field, a constant, a table, or a choice. */
export function collectExpressions(model: FormModel, { symbols }: SiteView, into: Collector): void {
  const { id, source } = model;
  // The expressions of all items that are offered are the same text.
  const [offered] = model.offers?.items ?? [];
  for (const { all, expressions } of [...setsOf(model), ...(offered ? [offered.set] : [])])
    for (const { text, path } of expressions) {
      const expression = parseExpression(text);
      if (isFault(expression)) continue;
      const names = namesIn(expression, source.constants ?? new Map());
      for (const { name, ...within } of names.fields)
        if (all.has(name)) into.add('field', `${id}.${name}`, { source, path, within });
      for (const { name, ...within } of names.ofRows) into.add('field', `${id}.${name}`, { source, path, within });
      for (const { name, ...within } of names.constants) into.add('constant', name, { source, path, within });
      for (const { name, ...within } of names.files) into.add('constants', name, { source, path, within });
      for (const { name, ...within } of names.tables)
        into.add(symbols.tables.has(name) ? 'table' : 'list', name, { source, path, within });
      for (const { name, ...within } of names.results)
        // What an option list gives is the same for every list, and has no name of its own.
        if (symbols.tables.has(name.slice(0, name.indexOf('.')))) into.add('column', name, { source, path, within });
      for (const { field, name, ...within } of names.compared) {
        const list = all.get(field)?.list;
        if (optionsOf(list, symbols).some(({ value }) => String(value) === name))
          into.add('option', `${list ?? ''}.${name}`, { source, path, within });
      }
    }
}
