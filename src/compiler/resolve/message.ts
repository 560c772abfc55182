import { parse, TYPE, type MessageFormatElement, type PluralOrSelectOption } from '@formatjs/icu-messageformat-parser';
import type { Message, MessageNode } from '../../plan/message.ts';

export interface ParsedMessage {
  readonly message: Message;
  /** Names of the values that stand in it. */
  readonly values: readonly string[];
  readonly error?: { readonly why: string; /** Where in the text. */ readonly at: number };
}

/** ICU does not allow the dot of {record.phone} in a name, so this letter, which nobody types, stands in for it. */
const dot = 'ꓸ';

/**
 * Parses an ICU message into what the engine formats: literals, values, plurals and choices. A text without values
 * stays a plain string. `error` says why a message is not well formed.
 */
export function parseMessage(text: string): ParsedMessage {
  const values = new Set<string>();
  try {
    const elements = parse(text.replace(/(\{\s*\w+)\.(\w+)/g, `$1${dot}$2`), {
      ignoreTag: true,
      requiresOtherClause: true,
    });
    const nodes = nodesOf(elements, values, '');
    return { message: nodes.every((node) => typeof node === 'string') ? nodes.join('') : nodes, values: [...values] };
  } catch (error) {
    const { message, location } = error as Error & { location?: { start: { offset: number } } };
    return { message: text, values: [], error: { why: reason(message), at: location?.start.offset ?? 0 } };
  }
}

/** Compiles a message that an earlier stage found well formed. */
export const compileMessage = (text: string): Message => parseMessage(text).message;

function nodesOf(elements: readonly MessageFormatElement[], values: Set<string>, plural: string): MessageNode[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return element.value;
    if (element.type === TYPE.pound) return { arg: plural, as: 'number' };
    if (element.type === TYPE.tag) throw new Error('TAGS_ARE_NOT_ALLOWED');
    const name = element.value.replace(dot, '.');
    values.add(name);
    switch (element.type) {
      case TYPE.argument:
        return { arg: name };
      case TYPE.number:
        return { arg: name, as: element.style === 'rupees' ? 'rupees' : 'number' };
      case TYPE.plural:
        return { plural: name, options: optionsOf(element.options, values, name) };
      case TYPE.select:
        return { select: name, options: optionsOf(element.options, values, plural) };
      default:
        throw new Error('ONLY_NUMBER_PLURAL_AND_SELECT_ARE_ALLOWED');
    }
  });
}

const optionsOf = (options: Record<string, PluralOrSelectOption>, values: Set<string>, plural: string) =>
  Object.fromEntries(Object.entries(options).map(([key, option]) => [key, nodesOf(option.value, values, plural)]));

/** What the parser's error codes mean. A code that is missing here is shown itself, in small letters. */
const reasons: readonly (readonly [code: RegExp, why: string])[] = [
  [/CLOSING_BRACE/, 'a brace opens here and is not closed'],
  [/^EMPTY_ARGUMENT/, 'these braces are empty'],
  [/^MALFORMED_ARGUMENT/, 'what stands in these braces is no name of a value'],
  [/^INVALID_ARGUMENT_TYPE|^ONLY_/, 'behind the name of a value only number, plural and select may stand'],
  [/^MISSING_OTHER_CLAUSE/, 'other {…} is missing, which says what is left'],
  [/^DUPLICATE_/, 'the same case stands twice'],
  [/^EXPECT_(PLURAL|SELECT)/, 'the cases are not written as one {# plan} other {# plans}'],
];

const reason = (code: string): string =>
  reasons.find(([pattern]) => pattern.test(code))?.[1] ?? code.toLowerCase().replaceAll('_', ' ');
