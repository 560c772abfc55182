import type { Path } from '../../compiler/read/source.ts';
import { descriptionOf } from './contract/contract.ts';
import type { ContractPart } from './contract/parts.ts';
import type { Here } from './here.ts';
import { answersAt } from './names/form-names.ts';
import { innerNames } from './names/inner.ts';
import type { Name } from './names/name.ts';
import { namesOfKind } from './names/names.ts';
import { aboutContract } from './names/site-names.ts';

/** A possible value: a word or a name. */
export interface ValueOffer extends Name {
  readonly kind: 'word' | 'name';
  /** If it completes only a part of a text: the end of the typed text, which it replaces. */
  readonly part?: string;
}

/** The possible values at a path. */
export function valuesAt(here: Here, path: Path): ValueOffer[] {
  const parts = here.contract.at(path);
  const about = descriptionOf(parts);
  const found = parts.flatMap((part) => [...enumValues(part, about, here), ...nameOffers(part, path, here)]);
  return found.filter(({ name }, index) => found.findIndex((other) => other.name === name) === index);
}

/** The words that a contract lists, and true and false. */
function enumValues({ schema, file }: ContractPart, documentation: string, { symbols }: Here): ValueOffer[] {
  const { enum: some, const: only, type } = schema;
  if (only !== undefined) return [{ kind: 'word', name: only as string, documentation }];
  if (Array.isArray(some))
    return some.map((name: string) => ({
      kind: 'word',
      name,
      documentation: file === 'blocks.schema.json' ? aboutContract('blocks', name, symbols.contracts) : documentation,
    }));
  const isYesOrNo = type === 'boolean' && schema['x-answer'] !== true;
  return isYesOrNo ? [true, false].map((name) => ({ kind: 'word', name, documentation })) : [];
}

function nameOffers({ schema }: ContractPart, path: Path, here: Here): ValueOffer[] {
  const { 'x-ref': kind, 'x-of': of, 'x-values': values, 'x-answer': isAnswer } = schema;
  const place = here.place(path, (of ?? []) as readonly string[]);
  const answers = isAnswer === true ? answersAt(place) : [];
  const names = typeof kind === 'string' ? namesOfKind(kind, place) : [];
  const inner = typeof kind === 'string' ? innerNames(kind, place, values as readonly string[] | undefined) : undefined;
  return [
    ...[...answers, ...names].map((name) => ({ ...name, kind: 'name' as const })),
    ...(inner?.names ?? []).map((name) => ({ ...name, kind: 'name' as const, part: inner!.typed })),
  ];
}
