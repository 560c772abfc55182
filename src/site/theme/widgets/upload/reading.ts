import type { FieldError } from '../../../../shared/engine/validate.ts';
import type { FormStore } from '../../../render/form/store.ts';
import { inForm } from '../../fields/rows/RowAnswers.ts';

/**
 * Tells the form that chosen files are being read, which takes seconds for those in the cloud: until then they are not
 * among the answers, and a submit must wait for them.
 * Takes    `reading`: resolves to whether all of them may be sent
 */
export function tellReading(store: FormStore, name: string, reading: Promise<boolean>): void {
  const { form, field } = inForm(store, name);
  const before = form.reading ?? Promise.resolve([]);
  const all = Promise.all([before, reading]).then(([errors, fits]): readonly FieldError[] =>
    fits ? errors : [...errors, { field, keyword: 'file', message: '' }],
  );
  form.reading = all;
  void all.finally(() => {
    if (form.reading === all) form.reading = undefined;
  });
}
