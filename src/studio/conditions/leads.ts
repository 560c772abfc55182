/** Path from a file's root to a key or value. */
type Path = readonly (string | number)[];

/** What a condition or expression decides. It determines how the sentence begins. */
export type Lead =
  | 'shown'
  | 'step'
  | 'ends'
  | 'offered'
  | 'unavailable'
  | 'label'
  | 'then'
  | 'times'
  | 'counts'
  | 'must'
  | 'value'
  | 'starts'
  | 'minimum'
  | 'maximum';

/** What a `when` decides, by the list or map that contains its owner. */
const deciding: Readonly<Record<string, Lead>> = {
  steps: 'step',
  exits: 'ends',
  years: 'offered',
  unavailable: 'unavailable',
  effects: 'then',
  multipliers: 'times',
  lines: 'counts',
  ui: 'shown',
};

/** What the condition or expression at a path of a form or wizard decides; undefined if the path cannot have one. */
export function leadOf(path: Path): Lead | undefined {
  const [last, holder, around] = [path.at(-1), path.at(-2), path.at(-3)];
  if (path.includes('examples') || path.includes('result')) return undefined;
  if (holder === 'choicesWhen') return 'offered';
  if (last === 'when') return holder === 'relabel' ? 'label' : deciding[String(around)];
  if (last === 'assert') return 'must';
  if (around === 'ui' && (last === 'computed' || last === 'prefill')) return last === 'computed' ? 'value' : 'starts';
  if (path[0] === 'offers' && holder === 'changes') return 'then';
  if (path[0] === 'offers') return holder === 'values' || last === 'amount' ? 'value' : undefined;
  return around === 'properties' && (last === 'minimum' || last === 'maximum') ? last : undefined;
}

/** Whether the value is true or false. */
export const isTruth = (lead: Lead): boolean => !['value', 'starts', 'minimum', 'maximum'].includes(lead);

/** Whether a map of fields is allowed, and not only an expression. */
export const takesMap = (path: Path): boolean =>
  path[0] !== 'offers' && (path.at(-1) === 'when' || path.at(-2) === 'choicesWhen');
