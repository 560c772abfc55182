import { formatMessage } from '../../shared/engine/format/message.ts';
import type { Option } from '../../shared/plan/answers.ts';
import type { FieldPlan } from '../../shared/plan/form.ts';
import type { FieldWord, Message, NumberStyle } from '../../shared/plan/message.ts';
import type { FieldModel } from '../model/types.ts';
import { compileMessage } from '../resolve/message.ts';

type Words = Pick<FieldPlan, 'label' | 'terms' | 'help' | 'placeholder' | 'words'> & { readonly relabel?: string };

/** The words of a field: as they are while there are no answers, and the messages of those that print some. */
export const wordsOf = ({ schema, terms, ui }: FieldModel, style: NumberStyle): Words => ({
  label: '',
  ...(terms && { terms }),
  ...compiledWords<FieldWord>(
    { label: schema.title ?? '', relabel: ui.relabel?.title, help: ui.help, placeholder: ui.placeholder },
    style,
  ),
});

/** An option with its words: as they are while there are no answers, and the messages of those that print some. */
export const optionWords = (option: Option, style: NumberStyle): Option =>
  mayPrint(option.label) || mayPrint(option.note)
    ? { ...option, ...compiledWords({ label: option.label, note: option.note }, style) }
    : option;

const mayPrint = (text: string | undefined): boolean => text !== undefined && /[{']/.test(text);

function compiledWords<Word extends string>(
  written: Readonly<Record<Word, string | undefined>>,
  style: NumberStyle,
): Partial<Record<Word, string>> & { readonly words?: Partial<Record<Word, Message>> } {
  const messages = Object.entries<string | undefined>(written).flatMap(([word, text]) =>
    text === undefined ? [] : [[word, mayPrint(text) ? compileMessage(text, style) : text] as const],
  );
  const printing = messages.filter(([, message]) => typeof message !== 'string');
  return {
    ...(Object.fromEntries(messages.map(([word, message]) => [word, formatMessage(message, {})])) as Partial<
      Record<Word, string>
    >),
    ...(printing.length > 0 && { words: Object.fromEntries(printing) as Partial<Record<Word, Message>> }),
  };
}

/** Whether a field of some set prints answers in its words, or in those of its options. */
export const printsWords = ({ fields }: { readonly fields: Readonly<Record<string, FieldPlan>> }): boolean =>
  Object.values(fields).some(({ words, choices }) => words !== undefined || choices?.some((option) => option.words));
