import type { Path } from './path.ts';

/** What a visitor is asked for: one who reads a message, or one who gets to a step, a field or an option. */
export type QuestionKind = 'message' | 'step' | 'field' | 'option';

/** A form or wizard. */
export interface FormName {
  readonly kind: 'form' | 'wizard';
  readonly id: string;
}

/** What is to be seen when a visitor has come where they were sent. */
export interface Look {
  /** The field beside which it stands. */
  readonly field?: string;
  /** The words that stand there. */
  readonly words?: string;
}

/** An answer, under the words of its question. A box is ticked or not. */
export interface SaidAnswer {
  readonly label: string;
  readonly answer: string | boolean;
}

/** A generated visitor whom the frame can play. */
export interface ProofVisitor {
  readonly form: FormName;
  readonly answers: Readonly<Record<string, unknown>>;
  /** The step of the wizard that they see. */
  readonly step?: string;
  /** Whether they press the button there. */
  readonly presses: boolean;
  readonly look: Look;
  /** Their answers as a person reads them, in the order of the questions. */
  readonly said: readonly SaidAnswer[];
}

/** A thing that no visitor was found to reach. */
export interface Unreached {
  readonly path: Path;
  /** Why no visitor can; undefined where none was found and nothing proves that there is none. */
  readonly why?: string;
}

/** `GET proof`: who gets to a thing, and what in its file no visitor gets to. */
export interface ProofAnswer {
  /** What visitors can be asked about the thing, and what it is called. */
  readonly question?: { readonly kind: QuestionKind; readonly path: Path };
  /** The visitor who answers it. */
  readonly visitor?: ProofVisitor;
  readonly unreached: readonly Unreached[];
}

/** What the visitor in the frame has answered. */
export interface Recorded {
  readonly form: FormName;
  readonly answers: Readonly<Record<string, unknown>>;
  /** The words of the other button that they have pressed, in place of the submit button. */
  readonly presses?: string;
}

/** Body of `POST example`. Without a name, the answer only says what the example would be. */
export interface ExampleRequest extends Recorded {
  readonly name?: string;
}

/** Answer to `POST example`. */
export interface ExampleAnswer {
  readonly file: string;
  /** Where the example stands now; undefined while it has no name. */
  readonly path?: Path;
  /** The example, as it is written. */
  readonly text: string;
}

declare global {
  interface Window {
    /** In the frame: what the visitor there has answered last; undefined where there is no form. */
    studioRecorded?: () => Promise<Recorded | undefined>;
  }
}
