import type { Json, Question } from '../form.ts';
import { expressionOf } from './computed.ts';
import { columnsIn, gridOf, matrixOf, multipleOf } from './grids.ts';
import { elementsIn, surveyRows } from './rows.ts';
import type { SurveyAround, Survey } from './survey.ts';

type Reader = (element: Json, at: string, id: string, around: SurveyAround, survey: Survey) => Question[];

/** Readers of questions with several answers, by type. */
export const tables: Readonly<Record<string, Reader>> = {
  matrix: matrixOf,
  matrixdropdown: gridOf,
  matrixdynamic: (element, at, id, around, survey) =>
    surveyRows(element, columnsIn(element, at), at, id, around, survey),
  paneldynamic: (element, at, id, around, survey) =>
    surveyRows(element, elementsIn(element, at), at, id, around, survey),
  multipletext: multipleOf,
  expression: expressionOf,
};
