import type { WidgetName } from '../../shared/plan/form.ts';

/** Controls that are a group of radio buttons: one press is an answer, which can be changed but not taken back. */
export const radioControls: readonly WidgetName[] = ['radio', 'tiles', 'lookup', 'rating', 'matrix'];

/** Controls that offer choices, and let a visitor answer nothing else. */
export const choiceControls: readonly WidgetName[] = [...radioControls, 'select', 'checkboxes', 'multiselect'];

/** Controls that offer every whole number between the bounds of a field without a list. */
export const countingControls: readonly WidgetName[] = ['select', 'rating'];

/** Controls whose answer can be changed but not taken back, once there is one from the start. */
export const keepingControls: readonly WidgetName[] = [...radioControls, 'select', 'toggle'];
