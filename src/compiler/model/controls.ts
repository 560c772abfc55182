import type { WidgetName } from '../../plan/form.ts';

/** Controls that are a group of radio buttons: one press is an answer, which can be changed but not taken back. */
export const radioControls: readonly WidgetName[] = ['radio', 'tiles', 'lookup'];

/** Controls that offer choices, and let a visitor answer nothing else. */
export const choiceControls: readonly WidgetName[] = [...radioControls, 'select', 'checkboxes', 'multiselect'];
