import {
  REFUSAL,
  type Insight,
  type InsightEntry,
  type InsightEvent,
  type InsightNames,
} from '../../shared/plan/insights.ts';

/** Keywords whose message is that of `required` where they have none: see the engine's `schemaError`. */
const choiceKeywords: readonly string[] = ['enum', 'type', 'const'];

/** The message of a control that holds no answer, such as half a date. */
const UNREADABLE = 'unreadable';

/** Messages that belong to no field: the general words of the site, and words of the server. */
const OTHER = 'other';

/** How many members each event may have. */
const lengths: Readonly<Record<InsightEvent, readonly number[]>> = {
  entered: [2, 4],
  forward: [4],
  back: [4],
  message: [6],
  finished: [3],
  offers: [2],
};

/**
 * An entry by the names of the site, as it is counted; undefined if it has a name that config does not have. So nothing
 * else is ever stored, whatever comes.
 */
export function namedIn({ pages, forms }: InsightNames, entry: InsightEntry): Insight | undefined {
  const [event, page, form, step, field, message] = entry;
  const own = ownOf(pages, page);
  if (!own || !ownOf(lengths, event)?.includes(entry.length)) return undefined;
  if (form === undefined) return { event, page };
  const steps = own.includes(form) ? ownOf(forms, form) : undefined;
  if (!steps) return undefined;
  if (step === undefined) return { event, page, form };
  const fields = ownOf(steps, step);
  if (!fields) return undefined;
  if (field === undefined || message === undefined) return { event, page, form, step };
  const messages = ownOf(fields, field);
  return (
    messages && { event, page, form, step, field, message: field === '' ? REFUSAL : knownMessage(message, messages) }
  );
}

const ownOf = <Value>(map: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(map, name) ? map[name] : undefined;

function knownMessage(keyword: string, messages: readonly string[]): string {
  if (messages.includes(keyword) || keyword === UNREADABLE) return keyword;
  return choiceKeywords.includes(keyword) && messages.includes('required') ? 'required' : OTHER;
}
