import { allHold } from '../../import/expression.ts';
import type { Json } from '../../import/form.ts';
import { questionsOf, type ExportedForm, type ExportedQuestion, type Written } from '../form.ts';
import { titlesOf } from '../titles.ts';
import { tell } from '../../import/tell.ts';
import { lookOf } from './look.ts';
import { objectOf } from './object.ts';
import { merged, schemaTarget, type SchemaTarget } from './target.ts';

/** The form for rjsf: a JSON Schema (draft-07) with the messages that ajv-errors reads, and its uiSchema. */
export function writeRjsf(form: ExportedForm): Written {
  const target = schemaTarget(false, [...form.lost], titlesOf(form));
  losePages(form, target);
  const questions = ofWhole(form);
  for (const { at } of form.effects)
    target.lose(at, 'an answer that changes another one', 'Change it in code (onChange).');
  const schema = known(form, objectOf(questions, form.rules, target));
  const order = questions.reduce<string[]>(
    (all, { path: [first] }) => (all.includes(first!) ? all : [...all, first!]),
    [],
  );
  const looks = questions.reduce<Json>((all, one) => merged(all, lookOf(one, target)), {});
  const uiSchema = {
    'ui:order': [...order, '*'],
    ...(form.submit !== undefined && { 'ui:submitButtonOptions': { submitText: form.submit } }),
    ...looks,
  };
  return { data: { schema, uiSchema }, lost: target.lost };
}

/** The contract of the answers as a form sends them, for any validator of JSON Schema. */
export function writeContract(form: ExportedForm): Written {
  const target = schemaTarget(true, [...form.lost], titlesOf(form));
  const questions = ofWhole(form);
  for (const question of questions) loseLook(question, target);
  for (const { at } of form.effects)
    target.lose(at, 'an answer that changes another one', 'A contract knows only the answers that are sent.');
  for (const { at, title, intro, paragraphs = [] } of form.pages)
    for (const text of [title, intro, ...paragraphs])
      if (text !== undefined) target.lose(at, `the text "${text}"`, 'A contract has no words for visitors.');
  return { data: known(form, objectOf(questions, form.rules, target)), lost: target.lost };
}

const known = ({ title, description }: ExportedForm, schema: Json): Json => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  ...(title !== undefined && { title }),
  ...(description !== undefined && { $comment: description }),
  ...schema,
});

/** All questions on one page: the condition of a step is that of each of its questions. */
const ofWhole = (form: ExportedForm): ExportedQuestion[] =>
  questionsOf({
    pages: form.pages.map((page) => ({
      ...page,
      questions: page.questions.map((one) => ({ ...one, when: allHold(page.when, one.when) })),
    })),
  });

function losePages({ pages, title, next, back }: ExportedForm, target: SchemaTarget): void {
  if (title === undefined) {
    for (const { at, intro, paragraphs = [] } of pages)
      for (const text of [intro, ...paragraphs])
        if (text !== undefined) target.lose(at, `the text "${text}"`, 'Show it above the form.');
    return;
  }
  for (const { at, title: step, intro, paragraphs = [] } of pages) {
    target.lose(
      at,
      `the step "${step ?? ''}"`,
      'All questions are on one page: to split it, show a schema for each step.',
    );
    for (const text of [intro, ...paragraphs])
      if (text !== undefined) target.lose(at, `the text "${text}"`, 'Show it above the form.');
  }
  target.lose(pages[0]?.at ?? '', `the buttons "${next ?? ''}" and "${back ?? ''}"`, 'All questions are on one page.');
}

function loseLook(
  { at, title, ui, prefill, computed, rows = [], words, required, keeps: _ }: ExportedQuestion,
  target: SchemaTarget,
): void {
  const texts = [ui.help, ui.placeholder, ui.group, ...Object.values((ui.options ?? {}) as Json)].filter(
    (text) => text !== undefined,
  );
  for (const text of texts)
    target.lose(at, `the text "${String(text)}"`, 'A contract has no words for visitors: keep it in the form.');
  if (required && words.required !== undefined)
    target.lose(at, `the message "${words.required}"`, 'A contract has no words for visitors: keep it in the form.');
  if (prefill) target.lose(at, `what "${title}" starts with`, 'A contract knows only the answers that are sent.');
  if (computed)
    target.lose(
      at,
      `how "${title}" is worked out: ${tell(computed)}`,
      'A contract knows only the answers that are sent.',
    );
  target.lose(at, `the control ${String(ui.widget)} of "${title}"`, 'A contract has no look.');
  for (const one of rows) loseLook(one, target);
}
