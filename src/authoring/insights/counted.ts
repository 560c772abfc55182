import type { CheckedForm, CheckedWizard } from '../../compiler/check/checked.ts';
import { formModel } from '../../compiler/model/form-model.ts';
import type { FieldSetModel } from '../../compiler/model/types.ts';
import type { Checked } from '../../compiler/check/checked.ts';
import type { Path } from '../../compiler/read/source.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import { REFUSAL, type Insight, type InsightReport } from '../../shared/plan/insights.ts';

/** A page, form, step or message of config that is counted. */
export interface Counted extends Omit<Insight, 'event' | 'page'> {
  readonly kind: 'page' | 'form' | 'step' | 'message';
  readonly page?: string;
  readonly source: Checked;
  /** Where it is written. */
  readonly path: Path;
  /** Its title, or the words of the message. */
  readonly words: string;
}

/** Everything on a site that is counted, in the order of config. */
export const countedIn = ({ pages, forms, wizards }: SymbolTable): Counted[] => [
  ...pages.map((source): Counted => ({
    kind: 'page',
    source,
    path: [],
    words: source.data.name ?? source.data.title,
    page: source.id,
  })),
  ...[...forms.values(), ...wizards.values()].flatMap(countedInForm),
];

function countedInForm(source: CheckedForm | CheckedWizard): Counted[] {
  const form = source.id;
  const { kind, sets } = formModel(source);
  const title = (source.kind === 'wizard' && source.data.title) || form;
  return [
    { kind: 'form', source, path: [], words: title, form },
    ...sets.flatMap((set) => {
      const step = set.config.id ?? form;
      const own: Counted = { kind: 'step', source, path: set.path, words: set.config.title ?? step, form, step };
      const exits = set.exits.map(({ config, path }): Counted => ({
        kind: 'step',
        source,
        path,
        words: config.heading,
        form,
        step: config.id,
      }));
      return [...(kind === 'wizard' ? [own] : []), ...messagesIn(set, { source, form, step }), ...exits];
    }),
  ];
}

/** The messages of a step. That of a plug-in may be shown at any field. */
function messagesIn(
  { messages, fields }: FieldSetModel,
  of: Pick<Counted, 'source' | 'form' | 'step'>,
  within = '',
): Counted[] {
  const own = messages.flatMap(({ of: owner, path, text }): Counted[] => {
    const message = { ...of, kind: 'message', path, words: text } as const;
    if (owner.kind === 'field') return [{ ...message, field: within + owner.field, message: owner.keyword }];
    if (owner.kind === 'rule') return [{ ...message, message: owner.code }];
    return owner.kind === 'refusal' ? [{ ...message, field: '', message: REFUSAL }] : [];
  });
  const inner = [...fields.values()].flatMap(({ name, rows }) =>
    rows ? messagesIn(rows, of, `${within}${name}.`) : [],
  );
  return [...own, ...inner];
}

/** The counts of a page, form, step or message; absent ones are under five. */
export function countsOf(counted: Counted, { counts }: InsightReport): Partial<Record<Insight['event'], number>> {
  const { kind, page = '', form = '', step = '', field, message = '' } = counted;
  const isOf = (one: InsightReport['counts'][number]): boolean =>
    one.page === page &&
    one.form === form &&
    // A form is its own step.
    one.step === (kind === 'form' && one.event !== 'finished' ? form : step) &&
    one.message === message &&
    (field === undefined || one.field === field);
  const sums: Partial<Record<Insight['event'], number>> = {};
  for (const one of counts.filter(isOf)) sums[one.event] = (sums[one.event] ?? 0) + one.count;
  return sums;
}

/** A count in words. */
export const inWords = (count: number | undefined): string => (count ? String(count) : 'under 5');

/** What is said of a page, form, step or message: "410 came, 370 went on, under 5 went back". */
export function saidOf(counted: Counted, report: InsightReport): string {
  const counts = countsOf(counted, report);
  const { kind, words } = counted;
  if (kind === 'message') return `“${words}” was read ${inWords(counts.message)} times`;
  const came = `${inWords(counts.entered)} came`;
  if (kind === 'page') return counts.offers ? `${came}, ${counts.offers} saw offers` : came;
  if (kind === 'form') {
    const finished = `${inWords(counts.finished)} finished`;
    return counts.entered ? `${came}, ${finished}` : finished;
  }
  return `${came}, ${inWords(counts.forward)} went on, ${inWords(counts.back)} went back`;
}
