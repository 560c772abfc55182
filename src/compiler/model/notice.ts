import { distinct } from '../../shared/engine/format/as-read.ts';
import { formatMessage } from '../../shared/engine/format/message.ts';
import type { NoticePlan } from '../../shared/plan/notice.ts';
import type { CheckedForm, CheckedWizard } from '../check/checked.ts';
import { formModel } from './form-model.ts';
import { sentFields } from './purposes.ts';
import { compileMessage } from '../resolve/message.ts';
import { numberStyleOf } from '../resolve/money.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/** The notice for what some forms send, in the words of the site; undefined if the site declares no purposes. */
export function noticeOf(
  sources: readonly (CheckedForm | CheckedWizard)[],
  symbols: SymbolTable,
): NoticePlan | undefined {
  const { leads, language } = symbols.site?.data ?? {};
  if (!leads?.purposes || !leads.notice) return undefined;
  const { label, purpose, kept, withdraw, complain, children } = leads.notice;
  const style = numberStyleOf(symbols);
  const say = (message: string, values: Readonly<Record<string, unknown>>): string =>
    formatMessage(compileMessage(message, style), values);
  const list = new Intl.ListFormat(language, { type: 'unit' });
  const sent = sources.flatMap((source) => sentFields(formModel(source)));
  const purposes = Object.entries(leads.purposes).flatMap(([id, { words, to }]) => {
    const labels = sent.filter(({ purposes }) => purposes.includes(id)).map(({ label }) => label);
    return labels.length === 0 ? [] : [say(purpose, { purpose: words, to, fields: list.format(distinct(labels)) })];
  });
  return {
    label,
    purposes,
    rights: [say(kept, { days: leads.retention }), withdraw, complain, ...(children === undefined ? [] : [children])],
  };
}
