import { read, send } from '../contract/call.ts';
import { anything, either, list, map, mapOf, more, oneOf, text, truth, type Of } from '../contract/schema.ts';
import { file, path } from '../contract/values.ts';

/** What a visitor is asked for: one who reads a message, or one who gets to a step, a field or an option. */
const questionKind = oneOf('message', 'step', 'field', 'option');
export type QuestionKind = Of<typeof questionKind>;

/** A form or wizard. */
const formName = map({ kind: oneOf('form', 'wizard'), id: text });
export type FormName = Of<typeof formName>;

const answers = mapOf(anything);

/** What is to be seen when a visitor has come where they were sent: the field beside which it is, and its words. */
const look = map({}, { field: text, words: text });
export type Look = Of<typeof look>;

/** An answer, under the words of its question. A box is ticked or not. */
const saidAnswer = map({ label: text, answer: either(text, truth) });
export type SaidAnswer = Of<typeof saidAnswer>;

/** A generated visitor whom the frame can play. */
const proofVisitor = map(
  {
    form: formName,
    answers,
    /** Whether they press the button there. */
    presses: truth,
    look,
    /** Their answers as a person reads them, in the order of the questions. */
    said: list(saidAnswer),
  },
  { /** The step of the wizard that they see. */ step: text },
);
export type ProofVisitor = Of<typeof proofVisitor>;

/** A thing that no visitor was found to reach. Without `why`, nothing proves that there is none. */
const unreached = map({ path }, { why: text });
export type Unreached = Of<typeof unreached>;

/** Who gets to a thing, and what in its file no visitor gets to. */
const proofAnswer = map(
  { unreached: list(unreached) },
  {
    /** What visitors can be asked about the thing, and what it is called. */
    question: map({ kind: questionKind, path }),
    /** The visitor who answers it. */
    visitor: proofVisitor,
  },
);
export type ProofAnswer = Of<typeof proofAnswer>;

/** What the visitor in the frame has answered. */
const recorded = map(
  { form: formName, answers },
  { /** The words of the other button that they have pressed, in place of the submit button. */ presses: text },
);
export type Recorded = Of<typeof recorded>;

/** The example as it is written, and where it is; without a name, it is nowhere yet. */
const exampleAnswer = map({ file, text }, { path });
export type ExampleAnswer = Of<typeof exampleAnswer>;

/** Without a name, the answer only says what the example would be. */
const exampleRequest = more(recorded, {}, { name: text });
export type ExampleRequest = Of<typeof exampleRequest>;

export const proofCalls = {
  /** `page`: the address of the page in the frame. */
  proof: read(map({ file, path, page: text }), proofAnswer),
  /** Writes an example. */
  example: send(exampleRequest, exampleAnswer),
};

declare global {
  interface Window {
    /** In the frame: what the visitor there has answered last; undefined where there is no form. */
    studioRecorded?: () => Promise<Recorded | undefined>;
  }
}
