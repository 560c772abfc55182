import { array, at, record } from '../compiler/read/data.ts';
import { pluginUses } from '../compiler/resolve/settings.ts';
import { actionPaths, partsOf } from '../compiler/model/parts.ts';
import type { Path, Source } from '../compiler/read/source.ts';
import { markOf, type Mark } from './unit.ts';

const [open, close] = ['\u27E6', '\u27E7'];

/** The words that a form or wizard says when something is wrong, falls away or is estimated. */
export function messagePaths(source: Source): Path[] {
  const inParts = partsOf(source).flatMap(({ path, data }): Path[] => [
    ...Object.entries(record(data.messages)).flatMap(([field, messages]) =>
      Object.keys(record(messages)).map((keyword) => [...path, 'messages', field, keyword]),
    ),
    ...pluginUses(source, path).flatMap((use) => [
      ...Object.keys(record(at(use.data, ['messages']))).map((code) => [...use.path, 'messages', code]),
      [...use.path, 'note'],
    ]),
    [...path, 'refusal', 'alert'],
  ]);
  return [...inParts, ['dropped']].filter((path) => at(source.data, path) !== undefined);
}

/** What is said after submit. */
const sayings = (source: Source): Path[] =>
  actionPaths(source)
    .flatMap((action): Path[] => [
      [...action, 'alert'],
      [...action, 'toast', 'message'],
      [...action, 'say'],
    ])
    .filter((path) => at(source.data, path) !== undefined);

/**
 * A form or wizard whose messages are marks of their own places: what an example comes to then tells which of
 * them the visitor read. Nothing else about it changes, so it takes the same ways.
 */
export function marked(source: Source): Source {
  // Parts that stand for the same in several places become parts of their own.
  const data = JSON.parse(JSON.stringify(source.data)) as unknown;
  for (const path of [...messagePaths(source), ...sayings(source)]) {
    const holder = at(data, path.slice(0, -1)) as Record<string | number, unknown>;
    holder[path.at(-1) ?? ''] = `${open}${markOf(source.file, path)}${close}`;
  }
  return { ...source, data };
}

/** The marks that stand in what came of an example. */
export const marksIn = (outcome: unknown): Mark[] =>
  [...JSON.stringify(outcome).matchAll(new RegExp(`${open}([^${close}]*)${close}`, 'g'))].map(([, mark]) => mark ?? '');

/** The buttons of a form whose actions an example brings about: those that stand at a path that starts so. */
export function pressedPath(source: Source, presses: unknown): Path {
  const index = array(at(source.data, ['alternatives'])).findIndex((button) => at(button, ['label']) === presses);
  return presses === undefined ? ['submit', 'actions'] : ['alternatives', index, 'actions'];
}
