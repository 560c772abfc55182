import { isMap } from '../../../compiler/read/shape.ts';
import type { Json, Question } from '../form.ts';
import { known, list, maps, numberIn, text, textOf } from '../reading.ts';
import { expressionOf } from './computed.ts';
import { begin, columnsIn, gridOf, matrixOf, multipleOf, titleIn, type Cell } from './grids.ts';
import { elementLook } from './look.ts';
import { elementQuestions, withConditions } from './question.ts';
import type { SurveyAround, Survey } from './survey.ts';

/** What a question in rows can be, besides one with one answer. */
const inRows: Readonly<Record<string, typeof elementQuestions>> = {
  matrix: matrixOf,
  matrixdropdown: gridOf,
  multipletext: multipleOf,
  expression: expressionOf,
};

/** What is asked in each row: the columns of a table, or the elements of a panel. */
export const rowCells = (element: Json, at: string): readonly Cell[] =>
  element.type === 'matrixdynamic' ? columnsIn(element, at) : elementsIn(element, at);

const elementsIn = (element: Json, at: string): Cell[] => {
  const flat = (elements: readonly Json[], place: string): Cell[] =>
    elements.flatMap((one, index) => {
      const here = `${place}/${index}`;
      return one.type === 'panel'
        ? flat(maps(one.elements ?? one.questions), `${here}/elements`).map((cell) => ({
            ...cell,
            element: underPanel(cell.element, one),
          }))
        : [{ element: one, at: here }];
    });
  return flat(maps(element.templateElements), `${at}/templateElements`);
};

/** A question of a panel, with the condition of the panel. */
const underPanel = (element: Json, { visibleIf }: Json): Json => {
  const [own, outer] = [text(element.visibleIf), text(visibleIf)];
  return outer === undefined
    ? element
    : { ...element, visibleIf: own === undefined ? outer : `(${own}) and (${outer})` };
};

/**
 * Rows that visitors add.
 * Long because it takes everything that the source can say of one thing.
 */
export function surveyRows(
  element: Json,
  cells: readonly Cell[],
  at: string,
  id: string,
  around: SurveyAround,
  survey: Survey,
): Question[] {
  begin(element, at, survey);
  const { reading } = survey;
  const title = titleIn(element, id, survey);
  const inner = { ...survey, rows: id };
  const rows = cells.flatMap((cell) => {
    const type = String(cell.element.type);
    const cellId = `${id}.${String(cell.element.name)}`;
    const none: SurveyAround = { group: undefined, when: undefined };
    if (type === 'matrixdynamic' || type === 'paneldynamic')
      return surveyRows(cell.element, rowCells(cell.element, cell.at), cell.at, cellId, none, inner);
    return (inRows[type] ?? elementQuestions)(cell.element, cell.at, cellId, none, inner);
  });
  if (rows.length === 0) {
    reading.lost.push({ at, what: `the rows "${title}" without questions`, way: 'Say what is asked in each row.' });
    return [];
  }
  const least = numberIn(element.minRowCount ?? element.minPanelCount) ?? 0;
  const most = numberIn(element.maxRowCount ?? element.maxPanelCount);
  const [isAdding, isRemoving] = [
    element.allowAddRows ?? element.allowAddPanel,
    element.allowRemoveRows ?? element.allowRemovePanel,
  ].map((one) => one !== false);
  if (!isAdding || !isRemoving)
    reading.lost.push({ at, what: 'a fixed number of rows', way: 'Set minItems and maxItems to the same number.' });
  if (list(element.defaultValue).length > 0 || isMap(element.defaultRowValue))
    reading.lost.push({
      at: `${at}/defaultValue`,
      what: 'rows that are filled in from the start',
      way: 'Rows start empty: set minItems.',
    });
  return [
    withConditions(
      element,
      {
        at,
        id,
        type: 'array',
        title,
        rows,
        rules: known({
          minItems: least > 0 ? least : undefined,
          maxItems: most !== undefined && most >= 1 && most < 1000 ? most : undefined,
        }),
        required: element.isRequired === true,
        words: {},
        ui: known({
          ...elementLook({ description: element.description, name: element.name }, undefined, around, survey),
          options: rowOptions(element, survey),
        }),
      },
      around,
      survey,
    ),
  ];
}

const rowOptions = (element: Json, { reading }: Survey): Json | undefined => {
  const options = known({
    add: textOf(element.addRowText ?? element.panelAddText, reading),
    remove: textOf(element.removeRowText ?? element.panelRemoveText, reading),
  });
  return Object.keys(options).length > 0 ? options : undefined;
};
