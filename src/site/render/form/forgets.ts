import type { FieldPlan } from '../../../shared/plan/form.ts';
import type { Theme, WidgetTraits } from './types.ts';

/** Whether a field starts empty for a visitor who comes back. */
export const forgets = ({ widget, drawnBy = widget }: FieldPlan, theme: Theme | undefined): boolean =>
  (theme?.widgets[drawnBy] as WidgetTraits | undefined)?.forgets === true;
