import { isScalar } from 'yaml';
import { parsed } from '../../../authoring/edit/parsed.ts';
import { orUndefined } from '../../../authoring/edit/quick.ts';
import type { JsonSchema } from '../../../compiler/check/contracts.ts';
import { Lines } from '../../../compiler/read/lines.ts';
import type { Path } from '../../../compiler/read/source.ts';
import { perText } from '../../../shared/memo.ts';
import { unshownKeys } from '../../../compiler/resolve/settings.ts';
import { nodeSteps, type NodeStep } from '../../../authoring/edit/text-path.ts';
import { isWords, schemasOf } from '../../thing/server/things.ts';
import type { ConfigFile } from '../../workspace/file-of.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { FoundText, SoughtWords } from '../contract.ts';
import { matchOf } from '../pattern.ts';
import { configFiles } from './files.ts';
import { whereIs } from './where-is.ts';

/** A string in YAML. */
interface WrittenString {
  readonly path: Path;
  readonly line: number;
  readonly value: string;
}

/** More texts than a site has files. */
const mostTexts = 2000;

/** The strings of a YAML text, each where it is written: not where an alias repeats it. None if it is not valid. */
const writtenIn = perText(mostTexts, (text): { readonly data: unknown; readonly strings: readonly WrittenString[] } => {
  const whole = orUndefined(() => parsed(text));
  if (!whole) return { data: undefined, strings: [] };
  const lines = new Lines(text);
  const look = (node: NodeStep[1], path: Path): WrittenString[] => {
    if (isScalar(node) && typeof node.value === 'string')
      return [{ path, line: lines.locate(node.range?.[0] ?? 0).line, value: node.value }];
    return nodeSteps(node).flatMap(([step, value]) => look(value, [...path, step]));
  };
  return { data: whole.data, strings: look(whole.doc.contents, []) };
});

/** The texts that visitors read, on any day, with the sought words. */
export function textsWith(sought: SoughtWords, workspace: Workspace, most: number) {
  const { names } = workspace.site;
  const found = configFiles(workspace).flatMap(({ text, ...source }) => {
    const { data, strings } = writtenIn(text);
    return strings
      .map((one) => ({ ...one, source, data, match: matchOf(one.value, sought) }))
      .filter(({ match }) => match !== undefined)
      .filter(({ path, match }) => isText(source, path, schemasOf(source, data, path, names), match === 'read'));
  });
  const texts = found.slice(0, most).map(({ source, data, path, line, value }): FoundText => {
    return { file: source.file, path, line, value, label: whereIs(source, data, path, names) };
  });
  return { texts, count: found.length, files: new Set(found.map(({ source }) => source.file)).size };
}

/**
 * Whether visitors read a string: because its contract says so, or because it is a value of an item or constant that
 * can be any text. `isRich`: only if it can have bold words and links.
 */
function isText({ kind }: ConfigFile, path: Path, schemas: readonly JsonSchema[], isRich: boolean): boolean {
  if (unshownKeys.has(String(path[0]))) return false;
  const refs = schemas.map((schema) => schema['x-ref']);
  if (isRich) return refs.includes('rich');
  const isFree = schemas.some(({ type, enum: words, pattern }) => type === 'string' && !words && !pattern);
  return refs.some(isWords) || (kind === 'catalog' && path[0] === 'items' && isFree) || isConstant(kind, path);
}

const isConstant = (kind: ConfigFile['kind'], path: Path): boolean =>
  kind === 'constants' && path[0] === 'constants' && path.slice(2).includes('value');
