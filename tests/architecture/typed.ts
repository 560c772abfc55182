/**
 * Mistakes that the type checker finds. This file runs nowhere: `npm run typecheck` fails when one of them compiles,
 * because its `@ts-expect-error` is then unused.
 */
import type { FieldModel } from '../../src/compiler/model/types.ts';
import type { MessageKeyword } from '../../src/shared/plan/message.ts';
import type { Checked } from '../../src/compiler/check/checked.ts';
import type { FieldPlan, WidgetName } from '../../src/shared/plan/form.ts';
import type { ProblemCode } from '../../src/shared/problems/codes.ts';

export const right: readonly [MessageKeyword, WidgetName] = ['minLength', 'tile-counter'];

export function optionsOf({ options }: FieldModel): unknown[] {
  // @ts-expect-error No control has this setting: it is sharedMax.
  return [options.sharedMax, options.shareMax];
}

// @ts-expect-error No schema has this keyword: it is minLength.
export const keyword: MessageKeyword = 'minLenght';

// @ts-expect-error No control has this name: it is tile-counter.
export const widget: WidgetName = 'tile-count';

// @ts-expect-error A page has blocks; fields belong to forms.
export const fields = (page: Checked<'page'>): unknown => page.data.schema;

// @ts-expect-error A plan knows the same settings of controls as the model.
export const planned = ({ options }: FieldPlan): unknown => options.shareMax;

// @ts-expect-error No problem has this code: it is list/unknown.
export const code: ProblemCode = 'list/unknwon';
