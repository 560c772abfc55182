import { sharedFile } from '../../compiler/fill/shared.ts';
import type { FormModel, MessageOwner } from '../../compiler/model/types.ts';
import type { Collector } from './collector.ts';
import type { SiteView } from './site-view.ts';

/** Collects the steps and exits of a wizard, and all places with their ids, including `$ref` in other files. */
export function collectSteps(model: FormModel, view: SiteView, into: Collector): void {
  const { id, source, sets, stepNames, exitNames } = model;
  for (const { config, path } of [...sets, ...sets.flatMap(({ exits }) => exits)])
    if (config.id !== undefined)
      into.add('step', `${id}.${config.id}`, { source, path: [...path, 'id'], declares: true });
  for (const { text, path } of [...stepNames, ...exitNames]) into.add('step', `${id}.${text}`, { source, path });
  for (const other of view.symbols.sources)
    for (const { by, name, path } of view.taken.get(other.file) ?? []) {
      const step =
        by === '$ref' && sharedFile(other, name) === source.file ? /#\/steps\/([^/]+)/.exec(name)?.[1] : undefined;
      if (step !== undefined) into.add('step', `${id}.${step}`, { source: other, path, inner: /#\/steps\/([^/]+)/ });
    }
}

/** Collects the messages of a form or wizard, and the examples that expect them. */
export function collectMessages({ id, source, messages, examples }: FormModel, into: Collector): void {
  for (const { of, path, text } of messages) {
    const name = messageName(of);
    if (name === undefined) continue;
    into.add('message', `${id}.${name}`, { source, path, key: true, declares: true });
    for (const { path: example, config } of examples)
      for (const [field, expected] of Object.entries(config.errors ?? {}))
        if (expected === text && (of.kind !== 'field' || of.field === field))
          into.add('message', `${id}.${name}`, { source, path: [...example, 'errors', field] });
  }
}

/** The name of a message within its file: its field and keyword, or its plug-in and code. */
function messageName(of: MessageOwner): string | undefined {
  if (of.kind === 'field') return `${of.field}.${of.keyword}`;
  return of.kind === 'rule' || of.kind === 'estimate' ? `${of.plugin}.${of.code}` : undefined;
}
