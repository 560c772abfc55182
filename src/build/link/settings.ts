import type { Field } from '../../plan/config.generated.ts';
import type { Contracts } from '../check/contracts.ts';
import { defaultWidget } from '../compile/field-set.ts';
import type { Path, Source } from '../read/source.ts';
import { array, at, record, text } from './names.ts';

/** What is set of a control or a plug-in, with the contract of that. */
export interface Settings {
  readonly contract: string;
  readonly path: Path;
  readonly data: unknown;
}

/** The settings of all controls and rules of a form or wizard; of none that has no contract, which is an unknown name. */
export function settingsOf(source: Source, contracts: Contracts): Settings[] {
  const parts: Path[] = source.kind === 'form' ? [[]] : source.kind === 'wizard' ? array(at(source.data, ['steps'])).map((_, index) => ['steps', index]) : [];
  const found = parts.flatMap((base) => [
    ...Object.keys(record(at(source.data, [...base, 'ui']))).map((field) => controlSettings(source, base, field)),
    ...array(at(source.data, [...base, 'rules'])).map((rule, index) => ({
      contract: `plugins/${String(at(rule, ['plugin']))}.schema.json`,
      path: [...base, 'rules', index, 'with'],
      data: at(rule, ['with']) ?? {},
    })),
  ]);
  return found.filter(({ contract }) => contracts.schemas.has(contract));
}

function controlSettings(source: Source, base: Path, field: string): Settings {
  const path = [...base, 'ui', field];
  return { contract: `fields/${widgetOf(at(source.data, [...base, 'schema', 'properties', field]), at(source.data, path))}.schema.json`, path: [...path, 'options'], data: at(source.data, [...path, 'options']) ?? {} };
}

/** The control of a field: the one that its `ui` names, or the one for its type. */
export const widgetOf = (field: unknown, ui: unknown): string => text(at(ui, ['widget'])) ?? defaultWidget(record(field) as unknown as Field);
