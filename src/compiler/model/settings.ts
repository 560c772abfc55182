import type { Field } from '../../plan/config.generated.ts';
import type { Contracts } from '../check/contracts.ts';
import { defaultWidget } from '../compile/field-set.ts';
import type { Path, Source } from '../read/source.ts';
import { array, at, record, text } from '../resolve/symbols.ts';

/** What is set of a control or a plug-in, with the contract of that. */
export interface Settings {
  readonly contract: string;
  readonly path: Path;
  readonly data: unknown;
}

/** The settings of all controls, rules and the estimate of a form or wizard; of none that has no contract, which is an unknown name. */
export function settingsOf(source: Source, contracts: Contracts): Settings[] {
  const parts: Path[] =
    source.kind === 'form'
      ? [[]]
      : source.kind === 'wizard'
        ? array(at(source.data, ['steps'])).map((_, index) => ['steps', index])
        : [];
  const found = parts.flatMap((base) => [
    ...Object.keys(record(at(source.data, [...base, 'ui']))).map((field) => controlSettings(source, base, field)),
    ...pluginUses(source, base).map(({ plugin, path, data }) => ({
      contract: `plugins/${plugin}.schema.json`,
      path: [...path, 'with'],
      data: at(data, ['with']) ?? {},
    })),
  ]);
  return found.filter(({ contract }) => contracts.schemas.has(contract));
}

/** A place of a form or step that names a plug-in, with the messages for what that finds. */
export interface PluginUse {
  readonly plugin: string;
  readonly path: Path;
  readonly data: unknown;
}

/** The rules of the part of a file at `base`, and its estimate. */
export function pluginUses(source: Source, base: Path): PluginUse[] {
  const paths: Path[] = [
    ...array(at(source.data, [...base, 'rules'])).map((_, index) => [...base, 'rules', index]),
    [...base, 'estimate'],
  ];
  return paths.flatMap((path) => {
    const data = at(source.data, path);
    return data === undefined ? [] : [{ plugin: String(at(data, ['plugin'])), path, data }];
  });
}

function controlSettings(source: Source, base: Path, field: string): Settings {
  const path = [...base, 'ui', field];
  return {
    contract: `fields/${widgetOf(at(source.data, [...base, 'schema', 'properties', field]), at(source.data, path))}.schema.json`,
    path: [...path, 'options'],
    data: at(source.data, [...path, 'options']) ?? {},
  };
}

/** The control of a field: the one that its `ui` names, or the one for its type. */
export const widgetOf = (field: unknown, ui: unknown): string =>
  text(at(ui, ['widget'])) ?? defaultWidget(record(field) as unknown as Field);
