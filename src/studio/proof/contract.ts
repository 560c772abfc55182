import { read, send } from '../contract/call.ts';
import { anything, unionOf, list, map, mapOf, extend, oneOf, text, truth, type Of } from '../contract/schema.ts';
import { file, path } from '../contract/values.ts';

/** What a visitor is wanted for: to get a message, or to get to a step, a field or an option. */
const questionKind = oneOf('message', 'step', 'field', 'option');
export type QuestionKind = Of<typeof questionKind>;

/** A form or wizard. */
const formName = map({ kind: oneOf('form', 'wizard'), id: text });
export type FormName = Of<typeof formName>;

const answers = mapOf(anything);

/** What to scroll to: a text and its field. */
const scrollTarget = map({}, { field: text, words: text });
export type ScrollTarget = Of<typeof scrollTarget>;

/** An answer with the label of its question. A checkbox has true or false. */
const saidAnswer = map({ label: text, answer: unionOf(text, truth) });
export type SaidAnswer = Of<typeof saidAnswer>;

/** A simulated visitor that the frame can play. */
const proofVisitor = map(
  {
    form: formName,
    answers,
    /** Whether they submit. */
    presses: truth,
    look: scrollTarget,
    /** Their answers as texts, in the order of the questions. */
    said: list(saidAnswer),
  },
  { /** The step of the wizard that they see. */ step: text },
);
export type ProofVisitor = Of<typeof proofVisitor>;

/** A thing that no simulated visitor reaches. Without `why`, this is not proved. */
const unreached = map({ path }, { why: text });
export type Unreached = Of<typeof unreached>;

/** A visitor who gets to a thing, and the unreached things in its file. */
const proofAnswer = map(
  { unreached: list(unreached) },
  {
    /** The question about the thing, or about the nearest part around it. */
    question: map({ kind: questionKind, path }),
    /** A visitor who gets there. */
    visitor: proofVisitor,
  },
);
export type ProofAnswer = Of<typeof proofAnswer>;

/** The answers in the frame. */
const recorded = map(
  { form: formName, answers },
  { /** Text of the button that they have pressed instead of the submit button. */ presses: text },
);
export type Recorded = Of<typeof recorded>;

/** The example as YAML, and its path if it was saved. */
const exampleAnswer = map({ file, text }, { path });
export type ExampleAnswer = Of<typeof exampleAnswer>;

/** Without a name, the example is not saved. */
const exampleRequest = extend(recorded, {}, { name: text });
export type ExampleRequest = Of<typeof exampleRequest>;

export const proofCalls = {
  /** Finds a visitor for a thing. `page`: the address in the frame. */
  proof: read(map({ file, path, page: text }), proofAnswer),
  /** Saves an example, or shows it before it is saved. */
  example: send(exampleRequest, exampleAnswer),
};
