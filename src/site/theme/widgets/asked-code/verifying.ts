import type { FieldError } from '../../../../shared/engine/validate.ts';
import type { FormStore } from '../../../render/form/store.ts';
import { inForm } from '../../fields/rows/RowAnswers.ts';

/**
 * Asks the server about what was typed. Resolves to errors where it could not be asked; undefined if its verdict is
 * known already.
 */
type Verify = () => Promise<readonly FieldError[]> | undefined;

const asking = new WeakMap<FormStore, Set<Verify>>();

/** Has a form ask before its answers are handed over. Returns the function that ends it. */
export function addVerify(store: FormStore, verify: Verify): () => void {
  const { form } = inForm(store, '');
  const all = asking.get(form) ?? new Set();
  asking.set(form, all.add(verify));
  form.verify ??= () => askAll(form, all);
  return () => all.delete(verify);
}

function askAll(form: FormStore, all: ReadonlySet<Verify>): ReturnType<Verify> {
  const asked = [...all].flatMap((verify) => verify() ?? []);
  if (asked.length === 0) return undefined;
  return Promise.all(asked).then((errors) => {
    const failed = errors.flat();
    if (failed.length > 0) form.tell(failed);
    return failed;
  });
}
