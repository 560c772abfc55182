import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import { placeOf, type Path, type Source } from '../read/source.ts';
import { at, record } from './names.ts';

export interface WithConstants {
  readonly sources: readonly Source[];
  readonly problems: readonly Problem[];
  /** Names of the constants that some file takes: health.maxChildren. A plug-in's whole file counts as file.*. */
  readonly used: ReadonlySet<string>;
}

/** Put the value in place of every `{ $constant: file.name }`. Problem: constant/unknown. */
export function fillConstants(sources: readonly Source[]): WithConstants {
  const known = new Map<string, unknown>();
  for (const source of sources.filter(({ kind }) => kind === 'constants')) {
    for (const [name, constant] of Object.entries(record(at(source.data, ['constants'])))) known.set(`${source.id}.${name}`, at(constant, ['value']));
  }
  const used = new Set<string>();
  const problems: Problem[] = [];
  const fill = (source: Source, value: unknown, path: Path): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => fill(source, item, [...path, index]));
    if (!value || typeof value !== 'object') return value;
    const name = (value as Record<string, unknown>).$constant;
    if (typeof name !== 'string') return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(source, item, [...path, key])]));
    if (!known.has(name)) problems.push(say.unknownConstant(placeOf(source, [...path, '$constant']), name, known.keys()));
    used.add(name);
    return known.get(name);
  };
  return { sources: sources.map((source) => (source.kind === 'constants' ? source : { ...source, data: fill(source, source.data, []) })), problems, used };
}
