import type { WidgetName } from '../../shared/plan/form.ts';

/** Controls that are a group of radio buttons: one press is an answer, which can be changed but not removed. */
export const radioControls: readonly WidgetName[] = ['radio', 'tiles', 'lookup', 'rating', 'matrix'];

/** The control that puts all choices in order. */
export const RANKING: WidgetName = 'ranking';

/** Controls that offer choices and accept no other answer. */
export const choiceControls: readonly WidgetName[] = [...radioControls, 'select', 'checkboxes', 'multiselect', RANKING];

/** Controls that offer every whole number between the bounds of a field without a list. */
export const countingControls: readonly WidgetName[] = ['select', 'rating'];

/** Controls whose answer can be changed but not removed, once there is one from the start. */
export const keepingControls: readonly WidgetName[] = [...radioControls, 'select', 'toggle'];
