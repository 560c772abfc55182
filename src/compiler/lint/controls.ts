import type { Field } from '../../shared/plan/config.generated.ts';
import { UPLOAD } from '../../shared/engine/files.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { widgetContract, type Contracts, type WidgetContract } from '../check/contracts.ts';
import type { FieldModel, FieldSetModel } from '../model/types.ts';
import { placeOf, type Source } from '../read/source.ts';

/**
 * Checks that the control of each field can give answers of its type and format, because an answer of another kind
 * would never be accepted; and that the schema has the keywords that the control requires, such as the ends of a
 * slider.
 * Problems: field/wrong-control, field/control-needs, field/computed
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
    if (canGive(field, own)) return lacking(source, field, own);
    const fitting = contracts.widgets.filter((name) => {
      const other = widgetContract(name, contracts)!;
      // A note asks nothing. Files cannot be chosen from a list, and neither can texts that are typed.
      if (name === 'note') return false;
      if ([UPLOAD, 'texts', 'signature'].includes(name) && field.list !== undefined) return false;
      return canGive(field, other) && (ui.computed === undefined ? other.computed !== 'only' : other.computed);
    });
    const place = ui.widget === undefined ? placeOf(source, [...path, 'type']) : placeOf(source, [...uiPath, 'widget']);
    return [say.wrongControl(place, field.name, widget, own.answers, { ...schema, type: answersOf(schema) }, fitting)];
  });

/** The keywords that a control requires in the schema of its field, and that are missing or less than it needs. */
function lacking(source: Source, { name, widget, written, path }: FieldModel, own: WidgetContract) {
  const little = Object.entries(own.least).filter(
    ([key, least]) => Number(written[key as keyof Field] ?? least) < least,
  );
  const lacks = [...own.needs.filter((key) => !(key in written)), ...little.map(([key, least]) => `${key}: ${least}`)];
  if (lacks.length === 0) return [];
  return [say.controlNeeds(placeOf(source, path, 'key'), name, widget, lacks, own.formats)];
}

const canGive = ({ schema }: FieldModel, { answers, formats }: WidgetContract): boolean =>
  answers.includes(answersOf(schema)) && (schema.format === undefined || formats.includes(schema.format));

/** What a field takes: the type of its answers, or rows. */
const answersOf = ({ type, items }: FieldModel['schema']): string => (items?.type === 'object' ? 'rows' : type);
