import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import { widgetContract, type Contracts, type WidgetContract } from '../check/contracts.ts';
import type { FieldModel, FieldSetModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';

/**
 * Checks that the control of each field can give answers of its type and format: the answer to a control of another
 * kind would never be accepted.
 * Problems: field/wrong-control, field/computed
 */
export const lintControls = ({ source, fields }: FieldSetModel, contracts: Contracts): Problem[] =>
  [...fields.values()].flatMap((field) => {
    const { schema, widget, ui, uiPath, path } = field;
    const own = widgetContract(widget, contracts);
    if (!own) return [];
    if (ui.computed === undefined && own.computed === 'only')
      return [say.notComputed(placeOf(source, [...uiPath, 'widget']), field.name, widget)];
    if (ui.computed !== undefined && own.computed === undefined)
      return [say.computedControl(placeOf(source, [...uiPath, 'widget']), field.name, widget)];
    if (canGive(field, own)) return [];
    const fitting = contracts.widgets.filter((name) => {
      const other = widgetContract(name, contracts)!;
      return canGive(field, other) && (ui.computed === undefined ? other.computed !== 'only' : other.computed);
    });
    const place = ui.widget === undefined ? placeOf(source, [...path, 'type']) : placeOf(source, [...uiPath, 'widget']);
    return [say.wrongControl(place, field.name, widget, own.answers, schema, fitting)];
  });

const canGive = ({ schema: { type, format } }: FieldModel, { answers, formats }: WidgetContract): boolean =>
  answers.includes(type) && (format === undefined || formats.includes(format));
