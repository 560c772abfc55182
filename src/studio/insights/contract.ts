import { read } from '../contract/call.ts';
import { list, map, oneOf, text, type Of } from '../contract/schema.ts';
import { file, path } from '../contract/values.ts';

/**
 * What was counted of a thing, one sentence for each form that it is part of. `nothing`: it is never counted, or the
 * site counts nothing; `unknown`: there are no counts yet, or they cannot be read.
 */
const insightsAnswer = map(
  { state: oneOf('nothing', 'unknown', 'known'), said: list(text) },
  { from: text, to: text, /** Why the counts cannot be read. */ why: text },
);
export type InsightsAnswer = Of<typeof insightsAnswer>;

export const insightCalls = {
  /** What was counted of a page, form, step or message, on the days before today. */
  insights: read(map({ file, path }), insightsAnswer),
};
