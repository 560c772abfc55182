import { useEffect } from 'react';
import { schemaErrors } from '../../../shared/engine/ajv-errors.ts';
import { todayIn } from '../../../shared/engine/dates.ts';
import type { FieldSet } from '../../../shared/plan/form.ts';

/** After the page is painted, in ms. */
const warmDelay = 300;

/**
 * Runs the check of a form once while the browser has nothing to do: it compiles a function when that runs first, and
 * loads calendars when it first asks for the day. The visitor would wait for both after the first submit.
 */
export function useWarmCheck({ plan, validator }: FieldSet): void {
  useEffect(() => {
    const timer = setTimeout(
      () =>
        window.requestIdleCallback?.(() => {
          schemaErrors({ plan, validator }, {});
          if (Object.values(plan.fields).some(({ dates }) => dates)) todayIn(plan.timeZone);
        }),
      warmDelay,
    );
    return () => clearTimeout(timer);
  }, [plan, validator]);
}
