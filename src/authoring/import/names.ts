import type { ImportedPage, Question } from './form.ts';

/** A name for a field of our forms: billing_address.street becomes billingAddressStreet. */
export function fieldName(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const joined = words.map((word, index) => (index === 0 ? word : word[0]!.toUpperCase() + word.slice(1))).join('');
  const small = joined.replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (capitals) => capitals.toLowerCase());
  return /^[a-z]/.test(small) ? small : `field${joined}`;
}

/** A name from the first words of a title, for a question that has only a number. */
function nameFromTitle(title: string, id: string): string {
  const words = title.match(/[A-Za-z][A-Za-z0-9]*/g) ?? [];
  return words.length > 0 ? fieldName(words.slice(0, 4).join(' ').toLowerCase()) : fieldName(id);
}

/** Names that expressions keep for themselves. */
const taken = [
  'today',
  'true',
  'false',
  'null',
  'in',
  'as',
  'break',
  'const',
  'continue',
  'else',
  'for',
  'function',
  'if',
  'import',
  'let',
  'loop',
  'package',
  'namespace',
  'return',
  'var',
  'void',
  'while',
  'anyOf',
  'not',
  'row',
  'offer',
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
];

/** A question with its name in our form, and the rows that it is in. */
export interface Named {
  readonly name: string;
  readonly question: Question;
  readonly rows: Named | undefined;
}

export interface Names {
  readonly byId: ReadonlyMap<string, Named>;
  readonly byQuestion: ReadonlyMap<Question, Named>;
}

/** Gives every question a name of its own. Two with the same id get different names; conditions mean the first. */
export function nameQuestions(pages: readonly ImportedPage[]): Names {
  const byId = new Map<string, Named>();
  const byQuestion = new Map<Question, Named>();
  const used = new Set<string>(taken);
  const give = (question: Question, rows: Named | undefined): void => {
    const id =
      rows && question.id.startsWith(`${rows.question.id}.`)
        ? question.id.slice(rows.question.id.length + 1)
        : question.id;
    const wish = /[A-Za-z]/.test(id) ? fieldName(id) : nameFromTitle(question.title, id);
    const free = (name: string) => !used.has(name);
    const name = free(wish)
      ? wish
      : Array.from({ length: used.size + 2 }, (_, index) => `${wish}${index + 2}`).find(free)!;
    used.add(name);
    const named = { name, question, rows };
    if (!byId.has(question.id)) byId.set(question.id, named);
    byQuestion.set(question, named);
    question.rows?.forEach((one) => give(one, named));
  };
  pages.forEach(({ questions }) => questions.forEach((one) => give(one, undefined)));
  return { byId, byQuestion };
}
