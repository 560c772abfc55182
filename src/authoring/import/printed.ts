import type { Lost } from './form.ts';
import { plain } from './messages.ts';
import type { Named, Names } from './names.ts';

/** An answer in a text: {name} in SurveyJS, ${name} in an XLSForm, {{ data.name }} in Form.io. */
const inBraces = /('?)\$?\{\{?\s*(?:data\.)?([^{}]*?)\s*\}?\}('?)/g;

/**
 * A title, help or placeholder of a question, or a text of none. It keeps the answers that our forms can print there;
 * in place of any other one, it has the title of the question.
 */
export function printedText(
  given: string,
  at: string,
  { names, lost }: { readonly names: Names; readonly lost: Lost[] },
  own?: Named,
): string {
  if (!/[{}]/.test(given)) return given;
  let isKept = true;
  const marks: string[] = [];
  const text = given.replace(inBraces, (all: string, before: string, id: string, after: string) => {
    const named = own && printedIn(id, own, names);
    if (!named || !canPrint(named, own, names)) {
      isKept = false;
      return all;
    }
    marks.push(
      named.question.type === 'boolean' ? `{${named.name}, select, true {Yes} other {No}}` : `{${named.name}}`,
    );
    // A single quote before a brace would make it plain text.
    const quote = before === "'" && after === "'" ? '"' : '';
    return `${quote || before}\u0000${quote || after}`;
  });
  if (!isKept || marks.length === 0)
    lost.push({ at, what: `answers in the text "${given}"`, way: 'Write the text without them.' });
  const said = withTitles(text, names).replace(/'(?=\u0000)/g, '’');
  return said.replace(/\u0000/g, () => marks.shift()!);
}

/** The question whose answer a text of another one means: {panel.x} is that of the same row. */
function printedIn(id: string, { rows }: Named, { byId }: Names): Named | undefined {
  const inner = /^(?:panel|row)\.(.+)$/i.exec(id)?.[1];
  return byId.get(inner !== undefined && rows ? `${rows.question.id}.${inner}` : id);
}

/** A text can print the answers to earlier questions, and in a row those of the same row. A consent prints none. */
function canPrint(named: Named, own: Named, { byQuestion }: Names): boolean {
  const order = [...byQuestion.values()];
  const isConsent = own.question.type === 'boolean' && own.question.rules.const === true;
  return !isConsent && !named.question.rows && named.rows === own.rows && order.indexOf(named) < order.indexOf(own);
}

/** A text with the titles of questions in place of their answers. */
export const withTitles = (given: string, { byId }: Names): string =>
  plain(
    given.replace(inBraces, (_, before: string, id: string, after: string) => {
      const named = byId.get(id);
      return `${before}${named ? `"${withoutAnswers(named.question.title)}"` : id}${after}`;
    }),
  );

const withoutAnswers = (title: string): string => plain(title.replace(inBraces, '$2'));
