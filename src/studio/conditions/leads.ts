/** Path from a file's root to a key or value. */
type Path = readonly (string | number)[];

/** What depends on a condition or expression, as the sentence about it begins. */
export type Lead =
  | 'shown'
  | 'step'
  | 'ends'
  | 'offered'
  | 'label'
  | 'then'
  | 'times'
  | 'counts'
  | 'must'
  | 'value'
  | 'starts'
  | 'minimum'
  | 'maximum';

/** Which part of a form or wizard a `when` decides, by the list or map that holds what has it. */
const deciding: Readonly<Record<string, Lead>> = {
  steps: 'step',
  exits: 'ends',
  years: 'offered',
  effects: 'then',
  multipliers: 'times',
  lines: 'counts',
  ui: 'shown',
};

/** What depends on what stands at a path of a form or wizard; undefined where no condition or expression can stand. */
export function leadOf(path: Path): Lead | undefined {
  const [last, holder, around] = [path.at(-1), path.at(-2), path.at(-3)];
  if (path.includes('examples') || path.includes('result')) return undefined;
  if (holder === 'choicesWhen') return 'offered';
  if (last === 'when') return holder === 'relabel' ? 'label' : deciding[String(around)];
  if (last === 'assert') return 'must';
  if (around === 'ui' && (last === 'computed' || last === 'prefill')) return last === 'computed' ? 'value' : 'starts';
  if (path[0] === 'offers') return holder === 'values' || last === 'amount' ? 'value' : undefined;
  return around === 'properties' && (last === 'minimum' || last === 'maximum') ? last : undefined;
}

/** Whether what stands there is true or false, and no other value. */
export const isTruth = (lead: Lead): boolean => !['value', 'starts', 'minimum', 'maximum'].includes(lead);

/** Whether a condition of fields can stand there too, and not only an expression. */
export const takesMap = (path: Path): boolean =>
  path[0] !== 'offers' && (path.at(-1) === 'when' || path.at(-2) === 'choicesWhen');
