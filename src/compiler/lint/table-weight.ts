import { brotliCompressSync, constants } from 'node:zlib';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { checkExpression } from '../expression/check.ts';
import { neededRows } from '../expression/table-rows.ts';
import { nodesOf, tableCall } from '../../shared/conditions/cel/walk.ts';
import { scopeOf } from '../model/expressions.ts';
import { setsOf } from '../model/form-model.ts';
import type { FormModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';
import { perText } from '../../shared/memo.ts';

/** The most bytes that the rows of all tables may add to the page of one form, as they are sent. */
const mostRowBytes = 32_000;

/**
 * Measures the rows that a form or wizard sends to the visitor's device. All its expressions must be sound.
 * Problem: table/too-heavy
 */
export function lintTableWeight(model: FormModel): Problem[] {
  const brought = new Map(
    setsOf(model).flatMap((set) => {
      const scope = scopeOf(set);
      return set.expressions.flatMap(({ text, path, tables }) => {
        const checked = tables.length === 0 ? [] : checkExpression(text, scope);
        if (!('ast' in checked)) return [];
        return [...nodesOf(checked.ast)].flatMap(({ node, items }) => {
          const call = tableCall(node);
          return call ? [[neededRows(call, scope, items.size > 0).text, { table: call.table, path }] as const] : [];
        });
      });
    }),
  );
  const weighed = [...brought].map(([text, at]) => ({ ...at, bytes: bytesOf(text) })).sort((a, b) => b.bytes - a.bytes);
  const [heaviest] = weighed;
  const bytes = weighed.reduce((sum, one) => sum + one.bytes, 0);
  return heaviest && bytes > mostRowBytes
    ? [say.heavyRows(placeOf(model.source, heaviest.path), heaviest.table, heaviest.bytes, bytes, mostRowBytes)]
    : [];
}

/**
 * The size of some rows as they are sent. Only those that may be too heavy are compressed as well as the build does.
 */
const bytesOf = perText(200, (text) =>
  text.length < 1000
    ? text.length
    : [5, 11].reduce((bytes, quality) => (bytes > mostRowBytes / 2 ? sent(text, quality) : bytes), Infinity),
);

const sent = (text: string, quality: number): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
