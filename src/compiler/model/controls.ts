import type { WidgetName } from '../resolve/settings.ts';

/** Controls that offer their choices and nothing else. */
export const closed: readonly WidgetName[] = ['select', 'radio', 'tiles', 'checkboxes', 'multiselect', 'lookup'];

/** Controls whose choice cannot be taken back, only changed. */
export const lasting: readonly WidgetName[] = ['radio', 'tiles', 'lookup'];
