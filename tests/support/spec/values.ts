import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import type { Source } from '../../../src/compiler/read/source.ts';

/** By file and dotted path: the value in the specification, and its lines. */
type SpecValues = Readonly<Record<string, Readonly<Record<string, { readonly says: unknown; readonly spec: string }>>>>;

const file = 'tests/config/spec-values.yaml';
export const specValues = parse(readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')) as SpecValues;

/**
 * A message for each value of config that differs from the specification. A constant may differ if its source is no
 * longer the specification.
 */
export function againstSpec(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => [
    ...Object.entries(specValues[source.file] ?? {}).flatMap(([path, { says, spec }]) => {
      const found = path.split('.').reduce<unknown>((value, key) => (value as Map | undefined)?.[key], source.data);
      if (!isConstant(found))
        return isDeepStrictEqual(found, says) ? [] : [difference(source, path, found, says, spec)];
      if (!namesSpec(found) || isDeepStrictEqual(found.value, says)) return [];
      return [`${difference(source, path, found.value, says, spec)} Give who decided it as its source.`];
    }),
    ...constantsOf(source)
      .filter(
        ([name, constant]) =>
          namesSpec(constant) &&
          typeof constant.value === 'number' &&
          !(`constants.${name}` in (specValues[source.file] ?? {})),
      )
      .map(([name]) => `${source.file}: ${file} does not say what the specification says of "${name}".`),
  ]);
}

type Map = Readonly<Record<string, unknown>>;
type Constant = { readonly value: unknown; readonly source: string };

const isConstant = (value: unknown): value is Constant =>
  typeof value === 'object' && value !== null && 'value' in value && 'source' in value;
const namesSpec = ({ source }: Constant): boolean => /^spec \d/.test(source);
const constantsOf = ({ kind, data }: Source): [string, Constant][] =>
  kind === 'constants' ? Object.entries((data as { constants: Record<string, Constant> }).constants) : [];
const difference = ({ file }: Source, path: string, found: unknown, says: unknown, spec: string): string =>
  `${file}: ${path} is ${JSON.stringify(found)}, but spec ${spec} says ${JSON.stringify(says)}.`;
