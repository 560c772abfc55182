import { isScalar, type Document } from 'yaml';
import type { JsonSchema } from '../../../compiler/check/contracts.ts';
import { numberStyleOf } from '../../../compiler/resolve/money.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { complete } from '../../../authoring/language/complete.ts';
import { KnownSite } from '../../../authoring/language/known.ts';
import type { Control } from '../contract.ts';
import type { Path } from '../../contract/path.ts';
import type { ConfigFile } from '../../workspace/file-of.ts';

/** A value of a longer list, such as a postal code, is typed. */
const mostChoices = 1000;

/**
 * The control for a simple value: a toggle, a number, or a choice of the words and names that the language service
 * offers there. Undefined if any text is allowed.
 */
export function controlOf(
  { file, kind, id }: ConfigFile,
  path: Path,
  { text, doc, schemas }: { readonly text: string; readonly doc: Document; readonly schemas: readonly JsonSchema[] },
  symbols: SymbolTable,
): Control | undefined {
  const node = doc.getIn(path, true);
  if (!isScalar(node) || !node.range || node.value === null) return undefined;
  if (typeof node.value === 'boolean') return { kind: 'toggle' };
  const quote = /^['"]/.test(text.slice(node.range[0])) ? 1 : 0;
  const { items } = complete(text, node.range[0] + quote, { file, kind, id }, KnownSite.after(symbols), Infinity);
  const choices = items.flatMap(({ kind: of, label, detail }) => (of === 'key' ? [] : [{ value: label, detail }]));
  if (choices.length > 0 && choices.length <= mostChoices) return { kind: 'choice', choices };
  return typeof node.value === 'number' || mustBeNumber(schemas)
    ? { kind: 'number', style: numberStyleOf(symbols) }
    : undefined;
}

/** Whether only a number is allowed. Then a text is an invalid number. */
function mustBeNumber(schemas: readonly JsonSchema[]): boolean {
  const types = schemas.flatMap(({ type }) => (type === undefined ? [] : [type]));
  return types.length > 0 && types.every((type) => type === 'number' || type === 'integer');
}
