import type { FieldError } from '../../../../shared/engine/validate.ts';
import type { FormStore } from '../../../render/form/store.ts';
import { outwards } from '../../fields/rows/RowAnswers.ts';

/**
 * Asks the server about what was typed. Resolves to errors where it could not be asked; undefined if its verdict is
 * known already.
 */
type Verify = () => Promise<readonly FieldError[]> | undefined;

const asking = new WeakMap<FormStore, Set<Verify>>();

/** Has a form ask before its answers are handed over. Returns the function that ends it. */
export function addVerify(store: FormStore, verify: Verify): () => void {
  let form = store;
  outwards(store, (one) => {
    form = one;
  });
  const all = asking.get(form) ?? new Set();
  asking.set(form, all.add(verify));
  form.verify ??= (check) => {
    const asked = askAll(all);
    return asked && verdicts(form, all, asked, check);
  };
  return () => all.delete(verify);
}

/** The name of a field in its form: that of a row has those of the rows around it. */
export function nameInForm(store: FormStore, name: string): string {
  let whole = name;
  outwards(store, (_, prefix) => {
    whole = prefix + name;
  });
  return whole;
}

const askAll = (all: ReadonlySet<Verify>): ReturnType<Verify> => {
  const asked = [...all].flatMap((verify) => verify() ?? []);
  return asked.length === 0 ? undefined : Promise.all(asked).then((errors) => errors.flat());
};

/** Waits until the server has said what it thinks of all texts, and returns what is wrong. */
async function verdicts(
  form: FormStore,
  all: ReadonlySet<Verify>,
  asked: ReturnType<Verify>,
  check: () => readonly FieldError[],
): Promise<readonly FieldError[]> {
  // A text may change while the server is asked.
  for (let waiting = asked; waiting; waiting = askAll(all)) {
    const failed = await waiting;
    if (failed.length > 0) form.tell(failed);
    const errors = failed.length > 0 ? failed : check();
    if (errors.length > 0) return errors;
  }
  return [];
}
