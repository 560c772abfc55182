import type { Contracts } from '../../check/contracts.ts';
import type { SymbolTable } from '../../resolve/symbols.ts';
import { array, at, record } from '../../read/data.ts';
import { references } from '../../resolve/references.ts';
import { settingsOf } from '../../resolve/settings.ts';
import type { Source } from '../../read/source.ts';
import { listOf } from '../../model/answer.ts';
import { partsOf } from '../../model/parts.ts';

/** Fields that something other than their own control answers: an effect, a link, another control, a chosen option; in a form also the page that it stands on. */
export function givenFields(source: Source, symbols: SymbolTable): ReadonlySet<string> {
  const parts = partsOf(source);
  const fields = parts.flatMap((part) => Object.values(part.fields));
  const options = fields.flatMap((field) => array(at(symbols.lists.get(listOf(field) ?? '')?.data, ['items'])));
  return new Set([
    ...parts.flatMap((part) => array(part.data.effects).flatMap((effect) => Object.keys(record(at(effect, ['set']))))),
    ...array(at(source.data, ['carried'])).map(String),
    ...fieldsInSettings(source, symbols.contracts),
    ...options.flatMap((option) => Object.keys(record(at(option, ['with'])))),
    ...(source.kind === 'form' ? Object.keys(record(parts[0]?.all)) : []),
  ]);
}

const fieldsInSettings = (source: Source, contracts: Contracts): string[] =>
  settingsOf(source, contracts).flatMap(({ data, contract }) =>
    references(data, contract, contracts)
      .filter(({ kind }) => kind === 'field')
      .map(({ value }) => value),
  );
