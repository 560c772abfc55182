import { parentOf } from '../../shared/engine/choices.ts';
import { byName, outOfObjects } from '../../shared/engine/objects.ts';
import { aroundRow, rowField, rowsOf } from '../../shared/engine/rows.ts';
import { answerInWords } from '../../shared/engine/texts.ts';
import { schemaError } from '../../shared/engine/validate.ts';
import type { Answer, Answers } from '../../shared/plan/answers.ts';
import type { FieldPlan, FieldSet, Step } from '../../shared/plan/form.ts';
import type { Label } from '../../shared/plan/lead.ts';
import type { Issue } from '../http/problem.ts';
import type { NewLead } from '../leads/store.ts';
import { AddressFailed, type AskAddress, type ServedAddress } from './addresses.ts';
import type { LeadForm } from './lead-form.ts';
import { answerPath } from './lead-rows.ts';
import type { SearchedList } from './list-search.ts';

type Lead = Omit<NewLead, 'key'>;

/** A lead after its answers were looked for among the options of addresses. */
export interface AskedLead {
  /** With the words of the chosen options. If an address failed, it is flagged, and so are the labels. */
  readonly lead: Lead;
  readonly issues: readonly Issue[];
}

export type CheckAddresses = (form: LeadForm, lead: Lead) => Promise<AskedLead>;

/** An answer that is the choice of an address. */
interface ChoiceAt {
  readonly set: FieldSet;
  readonly field: FieldPlan;
  readonly answer: Answer;
  /** The answers that messages and the narrowed choices read. */
  readonly around: Answers;
  readonly path: string;
  /** The name of its label. */
  readonly label: string;
  readonly step: Step;
}

/**
 * Looks for the answers of a lead among the options that addresses have now. An address that fails loses no lead.
 * Config may say that its values are not checked.
 */
export function checkAddresses(lists: readonly SearchedList[], ask: AskAddress): CheckAddresses {
  const addresses = new Map(lists.flatMap((list) => ('from' in list ? [[list.id, list.from] as const] : [])));
  return async (form, lead) => {
    const answers = byName(outOfObjects(lead.answers));
    const choices = form.steps.flatMap((step) => choicesIn(step, answers, (id) => addresses.has(id)));
    const found = await Promise.all(
      choices.map(async (choice) => ({
        choice,
        ...(await outcomeOf(choice, addresses.get(choice.field.searched!)!, ask)),
      })),
    );
    const labels = Object.fromEntries(
      found.map(({ choice, words, isUnchecked }) => [
        choice.label,
        {
          ...lead.labels[choice.label]!,
          ...(words !== undefined && { answer: words }),
          ...(isUnchecked && { unchecked: true }),
        } satisfies Label,
      ]),
    );
    const isUnchecked = found.some((one) => one.isUnchecked);
    return {
      lead: { ...lead, labels: { ...lead.labels, ...labels }, ...(isUnchecked && { flag: 'unchecked' as const }) },
      issues: found.flatMap(({ choice, isUnknown }) => (isUnknown ? [issueOf(choice, form)] : [])),
    };
  };
}

interface ChoiceOutcome {
  readonly words?: string;
  readonly isUnknown?: boolean;
  readonly isUnchecked?: boolean;
}

async function outcomeOf(
  { field, answer, around }: ChoiceAt,
  from: ServedAddress,
  ask: AskAddress,
): Promise<ChoiceOutcome> {
  const parent = parentOf(field);
  const of = parent === undefined || !from.address.includes('{of}') ? undefined : String(around[parent] ?? '');
  try {
    const options = await ask(from, of);
    const isKnown = [answer].flat().every((value) => options.some((option) => option.value === value));
    return isKnown
      ? { words: answerInWords({ ...field, choices: options }, answer) }
      : { isUnknown: from.unchecked === undefined };
  } catch (error) {
    if (!(error instanceof AddressFailed)) throw error;
    // The log has the reason already.
    return { isUnchecked: true };
  }
}

/** The given answers of a step, also those in its rows, whose options come from an address. */
function choicesIn(step: Step, answers: Answers, isAddress: (list: string) => boolean): ChoiceAt[] {
  const given = ({ plan }: FieldSet, own: Answers) =>
    Object.values(plan.fields).flatMap((field) => {
      const answer = own[field.name];
      // Suggestions are only offered: any text is an answer.
      const isChoice = field.choices !== undefined && isAddress(field.searched ?? '');
      return isChoice && answer !== undefined ? [{ field, answer }] : [];
    });
  return [
    ...given(step, answers).map(({ field, answer }) => ({
      ...{ set: step, field, answer, around: answers, step, path: answerPath(step, field.name) },
      label: (field.inObject ?? [field.name]).join('.'),
    })),
    ...Object.entries(step.rows?.sets ?? {}).flatMap(([holder, set]) =>
      rowsOf(answers, holder).flatMap((row, index) =>
        given(set, row).map(({ field, answer }) => {
          const name = rowField(holder, index, field.name);
          const around = { ...aroundRow(answers, holder, set, index), ...row };
          return {
            set,
            field,
            answer,
            around,
            step,
            path: answerPath(step, name),
            label: labelOfRow(step, name, holder),
          };
        }),
      ),
    ),
  ];
}

/** The name of the label of a field in a row, whose owner may be in an object. */
const labelOfRow = ({ plan }: Step, name: string, holder: string): string =>
  (plan.fields[holder]?.inObject ?? [holder]).join('.') + name.slice(holder.length);

/** The same as if the options were in config: the value is not one of the choices. */
function issueOf({ set, field, around, path, step }: ChoiceAt, form: LeadForm): Issue {
  const { keyword, message } = schemaError(set, field.name, new Set(['enum']), around, form.invalid ?? '');
  return { path, keyword, message, ...(form.plan.wizard && { step: step.plan.id }) };
}
