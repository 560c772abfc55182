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
    return [say.wrongControl(place, field.name, widget, own.answers, schema, fitting)];
  });

const canGive = (
  { schema: { type, format } }: FieldModel,
  { answers, formats }: { answers: readonly string[]; formats: readonly string[] },
): boolean => answers.includes(type) && (format === undefined || formats.includes(format));
