import { answerOf, isEmpty, lost, ownerOf } from '../../../shared/engine/answers.ts';
import { defaultsOfForm } from '../../../shared/engine/settle.ts';
import type { FieldError } from '../../../shared/engine/validate.ts';
import { valueWords } from '../words/values.ts';
import { comeBack, type Draft, type Found } from './drafts.ts';
import type { AskedAgain, Landing } from './report.ts';
import { askingFor, titleOf, whyLost, type Versions } from './why.ts';

/** What the change does to one draft. */
export interface Outcome {
  readonly again: readonly (Pick<AskedAgain, 'field' | 'why' | 'because' | 'isTold'> & { readonly step: string })[];
  /** The answers of the draft that stay as they are, by step. */
  readonly kept: readonly { readonly step: string; readonly field: string }[];
  /** Set if another step opens than without the change. */
  readonly landing?: Omit<Landing, 'drafts'>;
}

/** Restores a draft in both versions. Only what differs is due to the change. */
export function draftOutcome(draft: Draft, versions: Versions): Outcome {
  const { was, is } = versions;
  const [before, after] = [comeBack(was, draft), comeBack(is, draft)];
  const again = [
    ...lostAnswers(draft, before, after, versions),
    ...changedAnswers(draft, before, after, versions),
    ...refusedAnswers(draft, before, after, versions),
  ];
  const touched = new Set(again.map(({ field }) => ownerOf(field)));
  const kept = Object.keys(draft.answers).filter(
    (field) => !touched.has(field) && !isEmpty(answerOf(after.answers, field)),
  );
  return {
    again,
    kept: kept.map((field) => ({ step: stepOf(was, field), field })),
    ...(before.shown !== after.shown && {
      landing: { from: titleOf(was, before.shown), to: titleOf(is, after.shown) },
    }),
  };
}

type Again = Outcome['again'];

/** Id of the step that asks a field; '' if none does. */
const stepOf = (form: Versions['was'], field: string): string => askingFor(form, ownerOf(field))?.plan.id ?? '';

/** The name of a field without the numbers of rows: members.share. */
const withoutRows = (name: string): string => name.replaceAll(/\.\d+\./g, '.');

function lostAnswers(draft: Draft, before: Found, after: Found, versions: Versions): Again {
  const { was, isTelling } = versions;
  const isComputed = (field: string) => askingFor(was, field)?.plan.fields[field]?.computed;
  const gone = lost(before.answers, after.answers).filter(
    (field) => answerOf(draft.answers, field) !== undefined && !isComputed(field),
  );
  const dropped = after.dropped.filter((name) => !before.dropped.includes(name));
  return [...new Set([...gone, ...dropped])].map((name) => ({
    step: stepOf(was, name),
    field: withoutRows(name),
    ...(isShorter(name, before, after)
      ? { why: 'fewer' as const, because: `only ${lengthIn(after, name)} of ${lengthIn(before, name)} stay` }
      : whyLost(name, draft.answers, after.answers, versions)),
    isTold: after.dropped.includes(name) && isTelling,
  }));
}

const lengthIn = ({ answers }: Found, field: string): number => {
  const answer = answerOf(answers, field);
  return Array.isArray(answer) ? answer.length : 0;
};

const isShorter = (field: string, before: Found, after: Found): boolean =>
  lengthIn(after, field) > 0 && lengthIn(after, field) < lengthIn(before, field);

/** Answers that the visitor finds replaced by others, mostly because a default has changed. */
function changedAnswers(draft: Draft, before: Found, after: Found, { was, is }: Versions): Again {
  const defaults = defaultsOfForm(was);
  return Object.keys(before.answers).flatMap((field) => {
    const [old, now] = [answerOf(before.answers, field), answerOf(after.answers, field)];
    const isComputed = [was, is].some((form) => askingFor(form, field)?.plan.fields[field]?.computed);
    const hasRows = askingFor(is, field)?.rows?.sets[field] !== undefined;
    if (isEmpty(old) || isEmpty(now) || isComputed || hasRows || isShorter(field, before, after)) return [];
    if (JSON.stringify(old) === JSON.stringify(now)) return [];
    const isDefault = answerOf(draft.answers, field) === undefined && answerOf(defaults, field) !== undefined;
    return {
      step: stepOf(was, field),
      field,
      why: isDefault ? ('default' as const) : ('changed' as const),
      because: `visitors${isDefault ? ' who left it unchanged' : ''} find ${valueWords(now)} instead of ${valueWords(old)}`,
      isTold: false,
    };
  });
}

/** Answers that stay and that the new version refuses, and new questions in steps that the visitor has passed. */
function refusedAnswers(draft: Draft, before: Found, after: Found, { was }: Versions): Again {
  const errorsIn = ({ walk }: Found) =>
    walk.steps.flatMap(({ id, index, errors }) => errors.map((error) => ({ ...error, id, index })));
  const known = new Set(errorsIn(before).map(errorKey));
  const place = after.walk.steps.find(({ id }) => id === draft.step)?.index ?? Infinity;
  return errorsIn(after)
    .filter((error) => !known.has(errorKey(error)))
    .flatMap((error) => {
      const owner = ownerOf(error.field);
      const given = answerOf(draft.answers, owner);
      const shared = { field: withoutRows(error.field), isTold: false };
      if (!isEmpty(answerOf(after.answers, owner)) && given !== undefined)
        return { ...shared, step: stepOf(was, owner), why: 'correct' as const, because: correctionOf(error) };
      if (given !== undefined || error.index >= place) return [];
      return askingFor(was, owner)
        ? { ...shared, step: error.id, why: 'required' as const, because: 'it must be answered now' }
        : { ...shared, step: error.id, why: 'new' as const, because: 'the question is new' };
    });
}

const errorKey = ({ field, keyword }: FieldError): string => `${field} ${keyword}`;

const correctionOf = ({ message }: FieldError): string =>
  message === '' ? 'it must be corrected' : `it stays and must be corrected: "${message}"`;
