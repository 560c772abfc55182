import type { FieldPlan, FieldSetPlan, FormPlan } from '../../../../src/shared/plan/form.ts';
import type { StockForm } from '../stock/schema.ts';

/** A field as data, independent of the format of each peer. */
export interface PeerField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'tel' | 'email' | 'number' | 'date' | 'textarea' | 'select' | 'radio' | 'checkbox';
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly suggestions?: readonly string[];
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly initial?: string;
  /** Whether a pasted number loses its +91 and everything that is not a digit. */
  readonly cleans?: boolean;
  readonly required: string;
  /** The rules for an answer, each with its message. */
  readonly checks: readonly PeerCheck[];
  readonly when?: { readonly field: string; readonly is: string };
}

export type PeerCheck = { readonly message: string } & (
  | { readonly rule: 'minLength' | 'min' | 'max'; readonly value: number }
  | { readonly rule: 'pattern'; readonly value: string }
  | { readonly rule: 'from' | 'until'; readonly value: string }
);

export interface PeerForm {
  readonly id: string;
  readonly submit: string;
  readonly groups: readonly { readonly title?: string; readonly fields: readonly PeerField[] }[];
}

const email = '^[^\\s@"(),:;<>[\\\\\\]]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$';

/** One of our forms as data that every engine can read. */
export function peerForm(plan: FieldSetPlan, { id, submit }: FormPlan, stock: StockForm): PeerForm {
  // A note asks nothing, and no other engine has one.
  const all = Object.values(plan.fields).filter(({ widget }) => widget !== 'note');
  const titles = [...new Set(all.map(({ group }) => group))];
  const when = new Map(
    ((stock.schema.allOf ?? []) as Branch[]).map(({ if: { properties }, then }) => {
      const [field = '', { const: is } = { const: '' }] = Object.entries(properties)[0] ?? [];
      return [Object.keys(then.properties)[0] ?? '', { field, is }];
    }),
  );
  const groups = titles.map((title) => ({
    ...(title === undefined ? {} : { title }),
    fields: all.filter(({ group }) => group === title).map((field) => fieldOf(field, plan, when.get(field.name))),
  }));
  return { id, submit: String(submit.label), groups };
}

interface Branch {
  readonly if: { readonly properties: Readonly<Record<string, { readonly const: string }>> };
  readonly then: { readonly properties: object };
}

type Schema = Readonly<Record<string, unknown>>;

function fieldOf(field: FieldPlan, plan: FieldSetPlan, when: PeerField['when']): PeerField {
  const schema = plan.schema.properties[field.name] as unknown as Schema;
  const words = plan.messages[field.name] as unknown as Readonly<Record<string, string>>;
  const { name, label, choices, suggestions, placeholder, autocomplete: autoComplete } = field;
  return JSON.parse(
    JSON.stringify({
      name,
      label,
      kind: kindOf(field, schema),
      choices: choices?.map((choice) => ({ value: String(choice.value), label: choice.label })),
      suggestions,
      placeholder,
      autoComplete,
      initial: schema.default,
      cleans: field.filters?.some((filter) => typeof filter === 'object' && 'phone' in filter) || undefined,
      required: words.required,
      checks: checksOf(field, schema, words),
      when,
    }),
  ) as PeerField;
}

function kindOf({ widget, choices }: FieldPlan, schema: Schema): PeerField['kind'] {
  if (widget === 'radio' || widget === 'textarea' || widget === 'tel' || widget === 'email') return widget;
  if (choices) return 'select';
  if (schema.type === 'boolean') return 'checkbox';
  if (schema.type === 'integer') return 'number';
  return schema.format === 'date' ? 'date' : 'text';
}

function checksOf({ dates }: FieldPlan, schema: Schema, words: Readonly<Record<string, string>>): PeerCheck[] {
  const checks: PeerCheck[] = [];
  const add = (rule: PeerCheck['rule'], value: unknown, message: string | undefined) => {
    if (value !== undefined && message !== undefined) checks.push({ rule, value, message } as PeerCheck);
  };
  add('minLength', schema.minLength, words.minLength);
  add('pattern', schema.pattern, words.pattern);
  add('pattern', schema.format === 'email' ? email : undefined, words.format);
  add('min', schema.minimum, words.minimum);
  add('max', schema.maximum, words.maximum);
  const { minimum, maximum } = (dates ?? {}) as { minimum?: unknown; maximum?: unknown };
  add('from', typeof minimum === 'string' ? minimum : undefined, words.minimum);
  add('until', typeof maximum === 'string' ? maximum : undefined, words.maximum);
  return checks;
}
