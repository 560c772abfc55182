import type { Json, Question } from '../form.ts';
import { expressionOf } from './computed.ts';
import { gridOf, matrixOf, multipleOf } from './grids.ts';
import { rowCells, surveyRows } from './rows.ts';
import type { SurveyAround, Survey } from './survey.ts';

type Reader = (element: Json, at: string, id: string, around: SurveyAround, survey: Survey) => Question[];

const rowsOf: Reader = (element, at, id, around, survey) =>
  surveyRows(element, rowCells(element, at), at, id, around, survey);

/** Readers of questions with several answers, by type. */
export const tables: Readonly<Record<string, Reader>> = {
  matrix: matrixOf,
  matrixdropdown: gridOf,
  matrixdynamic: rowsOf,
  paneldynamic: rowsOf,
  multipletext: multipleOf,
  expression: expressionOf,
};
