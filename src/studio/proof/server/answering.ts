import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { FormName } from '../contract.ts';
import type { VisitorQuestion } from './asked.ts';
import { FormProofs, type Proved } from './form-proof.ts';
import { outcomeOf, type Outcome } from './outcome.ts';

/** Answers questions about forms, with a cache. */
export function answering(): (question: VisitorQuestion, symbols: SymbolTable) => readonly Proved[] | Outcome {
  const proofs = new FormProofs();
  return (question, symbols) => {
    const source = sourceOf(question.form, symbols);
    return question.ask === 'proof' ? proofs.of(source, symbols) : outcomeOf(source, question, symbols);
  };
}

/** The form or wizard with a name. Throws if there is none. */
function sourceOf({ kind, id }: FormName, { forms, wizards }: SymbolTable) {
  const source = kind === 'form' ? forms.get(id) : wizards.get(id);
  if (!source) throw new Error(`There is no ${kind} ${id}`);
  return source;
}
