import type { WidgetName } from '../resolve/settings.ts';

/** Controls that offer their choices and nothing else. */
export const closed: readonly string[] = [
  'select',
  'radio',
  'tiles',
  'checkboxes',
  'multiselect',
  'lookup',
] satisfies WidgetName[];

/** Controls whose choice cannot be taken back, only changed. */
export const lasting: readonly string[] = ['radio', 'tiles', 'lookup'] satisfies WidgetName[];
