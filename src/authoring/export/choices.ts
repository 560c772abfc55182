import type { Option } from '../../shared/plan/answers.ts';
import type { Unavailable } from '../../shared/plan/config.generated.ts';
import type { FieldModel, FieldSetModel } from '../../compiler/model/types.ts';
import { isSecret } from '../../compiler/resolve/long-lists.ts';
import { optionsOf } from '../../compiler/resolve/symbols.ts';
import { allHold, answer, compare, constantOf, type Expression } from '../import/expression.ts';
import { negated, together } from './logic.ts';
import { conditionIn } from './conditions.ts';
import type { ExportedChoice } from './form.ts';
import type { Reader } from './reader.ts';

/** The choices of a field: of its list, or the years that it offers; undefined if it has none. */
export function choicesIn(field: FieldModel, set: FieldSetModel, reader: Reader): ExportedChoice[] | undefined {
  if (field.ui.years) return yearsIn(field, set, reader);
  if (field.list === undefined) return undefined;
  if (isSecret(field.list, reader.symbols)) {
    reader.lose(field.uiPath, `the check of the secret list ${field.list}`, 'Check the answer on a server.');
    return undefined;
  }
  const options = optionsOf(field.list, reader.symbols);
  loseLooks(options, field, reader);
  return options.map((option) => choiceIn(option, field, set, reader));
}

function choiceIn(option: Option, field: FieldModel, set: FieldSetModel, reader: Reader): ExportedChoice {
  const { ui, uiPath } = field;
  const key = String(option.value);
  const names = reader.names(set);
  const parent = names.fields.get(field.options.of ?? '')?.id;
  const offered = ui.choicesWhen?.[key];
  const when = allHold(
    parent === undefined || option.of === undefined ? undefined : compare(answer(parent), '==', constantOf(option.of)),
    offered === undefined
      ? undefined
      : reader.read([...uiPath, 'choicesWhen', key], `the choice "${option.label}" is offered only when`, offered, () =>
          conditionIn(offered, names),
        ),
  );
  const off: Unavailable | undefined = ui.unavailable?.[key] ?? option.unavailable;
  const enabled =
    off === undefined
      ? undefined
      : typeof off === 'string'
        ? constantOf(false)
        : reader.read([...uiPath, 'unavailable', key], `the choice "${option.label}" cannot be chosen when`, off, () =>
            negated(conditionIn(off.when, names)),
          );
  return {
    value: option.value,
    label: option.label,
    ...(when && { when }),
    ...(enabled && { enabled, reason: typeof off === 'string' ? off : off?.reason }),
  };
}

const told: readonly string[] = ['value', 'label', 'of', 'unavailable'];

/** What cards and results show of a choice besides its label. */
function loseLooks(options: readonly Option[], field: FieldModel, reader: Reader): void {
  const keys = new Set(options.flatMap((one) => Object.keys(one)).filter((key) => !told.includes(key)));
  if (keys.size > 0)
    reader.lose(
      field.uiPath,
      `what the choices of the list ${field.list ?? ''} have besides their labels: ${[...keys].join(', ')}`,
      'Draw the choices with code.',
    );
}

/** The years that can be chosen today. The first range whose condition holds counts. */
function yearsIn({ ui, uiPath }: FieldModel, set: FieldSetModel, reader: Reader): ExportedChoice[] {
  const now = Number(reader.symbols.today.slice(0, 4));
  const before: Expression[] = [];
  const ranges = (ui.years ?? []).map(({ when, last, from, to }, index) => {
    const path = [...uiPath, 'years', index];
    if (last !== undefined)
      reader.lose(path, `years that are counted from this year: ${last}`, 'Update the choices each year.');
    const own =
      when === undefined
        ? undefined
        : reader.read(path, 'these years are offered when', when, () => conditionIn(when, reader.names(set)));
    const holds = together(true, [...before.map(negated), own]);
    if (own) before.push(own);
    return { first: from ?? now - (last ?? 1) + 1, end: to ?? now, holds };
  });
  const [least, most] = [Math.min(...ranges.map(({ first }) => first)), Math.max(...ranges.map(({ end }) => end))];
  return Array.from({ length: most - least + 1 }, (_, index) => most - index).flatMap((year): ExportedChoice[] => {
    const fitting = ranges.filter(({ first, end }) => first <= year && year <= end);
    if (fitting.length === 0) return [];
    const when = together(
      false,
      fitting.map(({ holds }) => holds),
    );
    return [{ value: year, label: String(year), ...(when.op === 'value' ? {} : { when }) }];
  });
}
