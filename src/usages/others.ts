import { array, at, record, text } from '../compiler/read/data.ts';
import { pluginUses } from '../compiler/resolve/settings.ts';
import type { Path, Source } from '../compiler/read/source.ts';
import type { Collector } from './collector.ts';
import type { SiteView } from './site-view.ts';

/** The constants of a file. */
export function collectConstants(source: Source, into: Collector): void {
  for (const name of Object.keys(record(at(source.data, ['constants']))))
    into.add('constant', `${source.id}.${name}`, { source, path: ['constants', name], key: true, declares: true });
}

/** The steps of a wizard, and where they are named by their id. */
export function collectSteps(source: Source, into: Collector): void {
  const step = (path: Path, declares = false) => {
    const id = text(at(source.data, path));
    if (id !== undefined) into.add('step', `${source.id}.${id}`, { source, path, declares });
  };
  const each = (path: Path) => array(at(source.data, path)).forEach((_, index) => step([...path, index]));
  array(at(source.data, ['steps'])).forEach((_, index) => step(['steps', index, 'id'], true));
  each(['hideBackOn']);
  for (const index of array(at(source.data, ['examples'])).keys()) {
    each(['examples', index, 'steps']);
    step(['examples', index, 'stoppedAt']);
  }
}

/** The messages of a form or wizard, with the examples that expect their words. */
export function collectMessages(view: SiteView, into: Collector): void {
  for (const { source, raw, parts } of view.owners) {
    for (const part of parts) {
      const said = Object.entries(record(part.data.messages)).flatMap(([field, messages]) =>
        Object.keys(record(messages)).map((keyword) => ({
          id: `${raw.id}.${field}.${keyword}`,
          path: [...part.path, 'messages', field, keyword],
          field,
        })),
      );
      const ruled = pluginUses(source, part.path).flatMap(({ plugin, path, data }) =>
        Object.keys(record(at(data, ['messages']))).map((code) => ({
          id: `${raw.id}.${plugin}.${code}`,
          path: [...path, 'messages', code],
          field: undefined,
        })),
      );
      for (const { id, path, field } of [...said, ...ruled]) {
        into.add('message', id, { source: raw, path, key: true, declares: true });
        const words = at(source.data, path);
        for (const [index, example] of array(at(raw.data, ['examples'])).entries()) {
          for (const [failed, expected] of Object.entries(record(at(example, ['errors']))))
            if (expected === words && (field ?? failed) === failed)
              into.add('message', id, { source: raw, path: ['examples', index, 'errors', failed] });
        }
      }
    }
  }
}
