import type { Answers } from '../plan/answers.ts';
import type { LeadPost, LeadSource, Submitted } from '../plan/lead.ts';
import { pick } from './answers.ts';
import { intoObjects } from './objects.ts';

/** The body of POST /api/leads. */
export function leadBody(
  { id, shown, fields, sets = [] }: LeadSource,
  { answers, at, page, trap, spent }: Submitted,
): LeadPost {
  const { config, consent } = shown;
  return {
    form: id,
    answers: intoObjects(
      sets,
      pick(answers, (name) => !isServers(fields, name)),
    ) as Answers,
    // A wizard asks for no consent if the visitor's path skips the box.
    ...(consent && Object.hasOwn(answers, consent.field) && { consent: { version: consent.version, at } }),
    page,
    config,
    trap,
    spent,
  };
}

/** Whether a field is computed and not sent: the server computes it itself. */
function isServers(fields: LeadSource['fields'], name: string): boolean {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field?.computed === true && field.sent === false;
}
