import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import { widgetContract, type Contracts } from '../check/contracts.ts';
import type { FieldModel, FieldSetModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';

/**
 * Checks that the control of each field can give answers of its type and format: the answer to a control of another
 * kind would never be accepted.
 * Problem: field/wrong-control
 */
export const lintControls = ({ source, fields }: FieldSetModel, contracts: Contracts): Problem[] =>
  [...fields.values()].flatMap((field) => {
    const { schema, widget, ui, uiPath, path } = field;
    const own = widgetContract(widget, contracts);
    if (!own || canGive(field, own)) return [];
    const fitting = contracts.widgets.filter((name) => canGive(field, widgetContract(name, contracts)!));
    const place = ui.widget === undefined ? placeOf(source, [...path, 'type']) : placeOf(source, [...uiPath, 'widget']);
    return [say.wrongControl(place, field.name, widget, own.answers, { ...schema, type: answersOf(schema) }, fitting)];
  });

const canGive = (
  { schema }: FieldModel,
  { answers, formats }: { answers: readonly string[]; formats: readonly string[] },
): boolean => answers.includes(answersOf(schema)) && (schema.format === undefined || formats.includes(schema.format));

/** What a field takes: the type of its answers, or rows. */
const answersOf = ({ type, items }: FieldModel['schema']): string => (items?.type === 'object' ? 'rows' : type);
