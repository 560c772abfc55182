import type { Json, Question } from '../form.ts';
import { expressionOf } from './computed.ts';
import { columnsIn, gridOf, matrixOf, multipleOf } from './grids.ts';
import { elementsIn, rowsOf } from './rows.ts';
import type { Around, Survey } from './survey.ts';

type Reader = (element: Json, at: string, id: string, around: Around, survey: Survey) => Question[];

/** Readers of questions with several answers, by type. */
export const tables: Readonly<Record<string, Reader>> = {
  matrix: matrixOf,
  matrixdropdown: gridOf,
  matrixdynamic: (element, at, id, around, survey) =>
    rowsOf(element, columnsIn(element, at, survey), at, id, around, survey),
  paneldynamic: (element, at, id, around, survey) => rowsOf(element, elementsIn(element, at), at, id, around, survey),
  multipletext: multipleOf,
  expression: expressionOf,
};
