import type { FieldError } from '../../../shared/engine/validate.ts';

/**
 * Asks the server about what was typed. Resolves to errors where it could not be asked; undefined if its verdict is
 * known already.
 */
export type Verify = () => Promise<readonly FieldError[]> | undefined;

/** The fields of a form of which the server is asked before the answers are handed over. */
export class Verifying {
  private readonly asking = new Map<string, Verify>();

  /** `verify` asks about a field, or about those of a row, `prefix` with the dot; undefined when it is gone. */
  put(prefix: string, verify: Verify | undefined): void {
    if (verify) this.asking.set(prefix, verify);
    else this.asking.delete(prefix);
  }

  /** Asks about all of them. */
  all: Verify = () => {
    const asked = [...this.asking].flatMap(([prefix, verify]) => {
      const placed = (errors: readonly FieldError[]) =>
        prefix.endsWith('.') ? errors.map((error) => ({ ...error, field: prefix + error.field })) : errors;
      return verify()?.then(placed) ?? [];
    });
    return asked.length === 0 ? undefined : Promise.all(asked).then((errors) => errors.flat());
  };
}
