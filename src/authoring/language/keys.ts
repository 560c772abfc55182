import { at, record } from '../../compiler/read/data.ts';
import { byDayKey } from '../../shared/plan/by-day.ts';
import type { Path } from '../../compiler/read/source.ts';
import { show } from '../../shared/problems/show.ts';
import { descriptionOf } from './contract/contract.ts';
import type { ContractPart } from './contract/parts.ts';
import { anywhere } from './contract/fits.ts';
import { typeWords } from './contract/type-words.ts';
import { namesOfKind } from './names/names.ts';
import { requiredOf, shapeOf, SnippetWriter } from './snippet.ts';
import type { Here } from './here.ts';
import type { Name } from './names/name.ts';

/** A key that may be written in a map. */
export interface KeyOffer {
  readonly key: string;
  readonly detail: string;
  readonly documentation: string;
  readonly isRequired: boolean;
  /** A snippet with the key and the start of its value. */
  readonly entry: string;
}

/** The keys that can be added to the map at a path, required ones first. */
export function keysAt(here: Here, path: Path): KeyOffer[] {
  const { contract, cursor } = here;
  const parts = contract.at(path);
  const map = record(contract.valueAt(path));
  // Keys from a part of another file may be overridden here.
  const written = new Set(Object.keys(record(at(cursor.data, path))));
  const isFull = parts.some(({ schema: { maxProperties: most = Infinity } }) => written.size >= Number(most));
  if (isFull) return [];
  // A map that is merged over a part of another file need not be complete.
  const required = new Set(map.$ref === undefined ? requiredOf(parts, map) : []);
  const declared = [...new Set(parts.flatMap(({ schema }) => Object.keys(record(schema.properties))))];
  const offer = (key: string, name?: Name): KeyOffer => {
    const inner = contract.ofProperty(parts, key);
    return {
      key,
      detail: [...(required.has(key) ? ['required'] : []), name?.detail ?? typeText(inner, here)].join(', '),
      documentation: [name?.documentation ?? '', descriptionOf(inner)].filter(Boolean).join('\n\n'),
      isRequired: required.has(key),
      entry: new SnippetWriter(contract, cursor.isFlow).entry(key, inner, cursor.indent),
    };
  };
  const named = parts.flatMap(({ schema }) =>
    typeof schema['x-keys'] === 'string' ? namesOfKind(schema['x-keys'], here.place(path)) : [],
  );
  const late = declared.filter((key) => anywhere.has(key));
  return [
    ...declared.filter((key) => required.has(key)).map((key) => offer(key)),
    ...named.map((name) => offer(String(name.name), name)),
    ...declared.filter((key) => !required.has(key) && !anywhere.has(key)).map((key) => offer(key)),
    ...[...late, ...takenKeys(parts, written, here)].map((key) => offer(key)),
  ].filter(({ key }, index, all) => !written.has(key) && all.findIndex((one) => one.key === key) === index);
}

/** `$ref` in a map, and `$constant` or `$byDay` in place of other values. */
function takenKeys(parts: readonly ContractPart[], written: ReadonlySet<string>, { contract }: Here): string[] {
  if (!contract.takes || parts.length === 0) return [];
  if (shapeOf(parts) === 'map') return ['$ref'];
  return written.size === 0 ? ['$constant', byDayKey] : [];
}

/** The type of a value in a few words. */
export const typeText = ([part]: readonly ContractPart[], { symbols }: Pick<Here, 'symbols'>): string =>
  part ? show(typeWords(part, symbols.contracts.schemas, () => undefined).replaceAll('`', '')) : '';
