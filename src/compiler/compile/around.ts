import type { FieldOptions, FieldPlan } from '../../shared/plan/form.ts';
import type { Message, NumberStyle } from '../../shared/plan/message.ts';
import { compileMessage } from '../resolve/message.ts';

/** Keeps a number and its unit on one line. */
const blank = '\u00a0';

/** What is printed around an answer: £500, 8.5%, and, with a non-breaking space, 12 km. */
export function aroundOf({ prefix = '', suffix = '' }: FieldOptions, style: NumberStyle): Pick<FieldPlan, 'around'> {
  if (prefix === '' && suffix === '') return {};
  const [before, after] = [compileMessage(prefix, style), compileMessage(suffix, style)];
  return {
    around: [
      edge(before, -1).some((words) => /\p{L}$/u.test(words)) ? joinedMessage(before, blank) : before,
      edge(after, 0).some((words) => /^\p{L}/u.test(words)) ? joinedMessage(blank, after) : after,
    ],
  };
}

/** The texts with which a message may begin (0) or end (-1). */
function edge(message: Message, at: 0 | -1): readonly string[] {
  if (typeof message === 'string') return [message];
  const node = message.at(at);
  if (node === undefined || typeof node === 'string') return [node ?? ''];
  return 'arg' in node ? [] : Object.values(node.options).flatMap((branch) => edge(branch, at));
}

const joinedMessage = (before: Message, after: Message): Message =>
  typeof before === 'string' && typeof after === 'string' ? before + after : [before, after].flat();
