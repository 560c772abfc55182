import { formatMessage } from '../../shared/engine/format/message.ts';
import type { FieldPlan, FieldWord } from '../../shared/plan/form.ts';
import type { NumberStyle } from '../../shared/plan/message.ts';
import type { FieldModel } from '../model/types.ts';
import { compileMessage } from '../resolve/message.ts';

type Words = Pick<FieldPlan, 'label' | 'help' | 'placeholder' | 'words'> & { readonly relabel?: string };

/** The words of a field: as they are while there are no answers, and the messages of those that print some. */
export function wordsOf({ schema, ui }: FieldModel, style: NumberStyle): Words {
  const written: Readonly<Record<FieldWord, string | undefined>> = {
    label: schema.title ?? '',
    relabel: ui.relabel?.title,
    help: ui.help,
    placeholder: ui.placeholder,
  };
  const messages = Object.entries(written).flatMap(([word, text]) =>
    text === undefined ? [] : [[word, /[{']/.test(text) ? compileMessage(text, style) : text] as const],
  );
  const printing = messages.filter(([, message]) => typeof message !== 'string');
  return {
    label: '',
    ...Object.fromEntries(messages.map(([word, message]) => [word, formatMessage(message, {})])),
    ...(printing.length > 0 && { words: Object.fromEntries(printing) }),
  };
}

/** Whether a field of some set prints answers in its words. */
export const printsWords = ({ fields }: { readonly fields: Readonly<Record<string, FieldPlan>> }): boolean =>
  Object.values(fields).some(({ words }) => words !== undefined);
