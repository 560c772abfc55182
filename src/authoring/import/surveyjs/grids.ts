import { allHold, any, answer, answered, type Expression } from '../expression.ts';
import type { Choice, Json, Question } from '../form.ts';
import { choicesOf, headingIn, known, list, loseKeys, maps, text, textOf } from '../reading.ts';
import { itemsIn } from './choices.ts';
import { elementQuestions, withConditions } from './question.ts';
import { expressionAt, type SurveyAround, type Survey } from './survey.ts';

const tableKeys = [
  'type',
  'name',
  'title',
  'description',
  'isRequired',
  'requiredErrorText',
  'requiredIf',
  'visibleIf',
  'enableIf',
  'columns',
  'rows',
  'choices',
  'cellType',
  'isAllRowRequired',
  'eachRowRequired',
  'showHeader',
  'columnColCount',
  'minRowCount',
  'maxRowCount',
  'rowCount',
  'addRowText',
  'removeRowText',
  'templateElements',
  'minPanelCount',
  'maxPanelCount',
  'panelCount',
  'panelAddText',
  'panelRemoveText',
  'templateTitle',
  'templateDescription',
  'startWithNewLine',
  'titleLocation',
  'hideNumber',
  'width',
  'items',
  'itemSize',
  'colCount',
  'renderMode',
  'displayMode',
  'keyName',
  'keyDuplicationError',
  'confirmDelete',
  'confirmDeleteText',
  'defaultValue',
  'defaultRowValue',
  'alternateRows',
  'columnMinWidth',
  'rowTitleWidth',
  'horizontalScroll',
  'verticalAlign',
  'state',
  'showCommentArea',
  'templateTabTitle',
  'panelsState',
  'showQuestionNumbers',
  'allowAddPanel',
  'allowRemovePanel',
  'allowAddRows',
  'allowRemoveRows',
  'addRowLocation',
  'columnsVisibleIf',
  'rowsVisibleIf',
  'cells',
  'hideColumnsIfEmpty',
  'visible',
  'transposeData',
  'rowsOrder',
  'sortMatrixRowsBy',
  'emptyRowsText',
  'noEntriesText',
  'newPanelPosition',
  'panelPrevText',
  'panelNextText',
  'templateQuestionTitleLocation',
  'readOnly',
  'detailElements',
  'detailPanelMode',
];

interface Item {
  readonly value: string;
  readonly label: string;
  readonly when: Expression | undefined;
}

export const titleIn = (element: Json, id: string, { reading }: Survey): string =>
  textOf(element.title, reading) ?? text(element.name) ?? id;

function rowsIn(element: Json, at: string, survey: Survey): Item[] {
  return itemsIn(list(element.rows), `${at}/rows`, survey).map(({ value, label, when }) => ({
    value: String(value),
    label: label ?? String(value),
    when,
  }));
}

/** Loses the settings of a whole table that its questions cannot have. */
export function begin(element: Json, at: string, survey: Survey): void {
  loseKeys(element, tableKeys, at, survey.reading.lost, {});
  for (const key of ['columnsVisibleIf', 'rowsVisibleIf'])
    if (text(element[key]) !== undefined)
      survey.reading.lost.push({
        at: `${at}/${key}`,
        what: text(element[key])!,
        way: 'Write it under when of each row.',
      });
  if (list(element.detailElements).length > 0)
    survey.reading.lost.push({
      at: `${at}/detailElements`,
      what: 'questions in the details of each row',
      way: 'Ask them as questions of the row.',
    });
}

/** One of the same choices in each row: the control matrix. */
export function matrixOf(element: Json, at: string, id: string, around: SurveyAround, survey: Survey): Question[] {
  begin(element, at, survey);
  const { reading } = survey;
  const title = titleIn(element, id, survey);
  const columns = choicesOf(itemsIn(list(element.columns), `${at}/columns`, survey), at, reading.lost);
  const rows = rowsIn(element, at, survey);
  if (!columns || rows.length === 0) {
    reading.lost.push({ at, what: `the table "${title}" without rows or columns`, way: 'Ask each row as a question.' });
    return [];
  }
  const isEach = element.isAllRowRequired === true || element.eachRowRequired === true;
  const isSeveral = element.cellType === 'checkbox';
  const plainColumns = columns.map(({ value, label }): Choice => ({ value, label }));
  const questions = rows.map((row): Question =>
    withConditions(
      element,
      {
        at,
        id: `${id}.${row.value}`,
        type: isSeveral ? 'array' : typeof columns[0]!.value === 'number' ? 'integer' : 'string',
        title: row.label,
        choices: plainColumns,
        rules: {},
        required: isEach,
        words: {},
        ui: {
          widget: isSeveral ? 'checkboxes' : 'matrix',
          group: headingIn(around.group, title),
          ...helpOf(element, survey),
        },
      },
      { ...around, when: allHold(around.when, row.when) },
      survey,
    ),
  );
  if (element.isRequired === true && !isEach)
    survey.rules.push({
      at,
      holds: any(...questions.map((one) => answered(answer(one.id))))!,
      beside: questions[0]!.id,
      message: textOf(element.requiredErrorText, reading),
    });
  return questions;
}

const helpOf = (element: Json, { reading }: Survey): Json => known({ help: textOf(element.description, reading) });

export interface Cell {
  readonly element: Json;
  readonly at: string;
}

/** The columns of a table as questions: the type of a column, or that of all cells. */
export function columnsIn(element: Json, at: string): Cell[] {
  return maps(element.columns).map((column, index) => {
    const type = String(column.cellType ?? element.cellType ?? 'dropdown');
    const choices = list(column.choices).length > 0 ? column.choices : element.choices;
    return {
      element: { ...column, type: type === 'default' ? 'dropdown' : type, ...(choices !== undefined && { choices }) },
      at: `${at}/columns/${index}`,
    };
  });
}

/** The same columns in each of some fixed rows: a question for each cell, under the title of its row. */
export function gridOf(element: Json, at: string, id: string, around: SurveyAround, survey: Survey): Question[] {
  begin(element, at, survey);
  const title = titleIn(element, id, survey);
  const rows = rowsIn(element, at, survey);
  const columns = columnsIn(element, at);
  if (rows.length === 0 || columns.length === 0)
    survey.reading.lost.push({
      at,
      what: `the table "${title}" without rows or columns`,
      way: 'Ask each cell as a question.',
    });
  return rows.flatMap((row) =>
    columns.flatMap((column) => {
      const inner = { ...survey, rows: `${id}.${row.value}` };
      const when = allHold(around.when, row.when, expressionAt(element, 'visibleIf', at, survey));
      return elementQuestions(
        { ...column.element, title: `${row.label}: ${titleIn(column.element, '', survey)}` },
        column.at,
        `${id}.${row.value}.${String(column.element.name)}`,
        { group: headingIn(around.group, title), when },
        inner,
      );
    }),
  );
}

/** Several short texts under one title. */
export function multipleOf(element: Json, at: string, id: string, around: SurveyAround, survey: Survey): Question[] {
  begin(element, at, survey);
  const title = titleIn(element, id, survey);
  return maps(element.items).flatMap((item, index) =>
    elementQuestions(
      { ...item, type: 'text' },
      `${at}/items/${index}`,
      `${id}.${String(item.name)}`,
      {
        group: headingIn(around.group, title),
        when: allHold(around.when, expressionAt(element, 'visibleIf', at, survey)),
      },
      survey,
    ),
  );
}
