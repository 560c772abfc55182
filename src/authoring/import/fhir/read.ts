import { all, answer, answered } from '../expression.ts';
import type { ImportedForm, Json, Page, Question } from '../form.ts';
import { loseKeys, maps, text, textOf, type Reading } from '../reading.ts';
import { controlOf, enabledWhen, loseExtensions } from './item.ts';
import { questionOf, rowsQuestion, titleOf, type Around, type Questionnaire } from './question.ts';

interface Part {
  readonly questions: readonly Question[];
  readonly paragraphs: readonly string[];
}

/** Imports a Questionnaire of FHIR (R3 to R5). Groups that are shown as pages become the steps of a wizard. */
export function readFhir(source: Json, reading: Reading): ImportedForm {
  const whole: Questionnaire = { reading, contained: maps(source.contained) };
  const root: Around = { at: '', group: undefined, when: undefined, inRows: false };
  const items = maps(source.item).map((item, index) => ({ item, at: `/item/${index}` }));
  const isPaged =
    items.some(({ item }) => controlOf(item) === 'page') ||
    items.some(({ item }) => controlOf(item) === 'tab-container');
  const pages: Page[] = [];
  let open: { item: Json; at: string }[] = [];
  const close = (): void => {
    if (open.length > 0)
      pages.push({ at: '', ...together(open.map(({ item, at }) => partOf(item, { ...root, at }, whole))) });
    open = [];
  };
  for (const one of items)
    if (isPaged && one.item.type === 'group' && one.item.repeats !== true) {
      close();
      const { item, at } = one;
      loseExtensions(item, at, reading.lost);
      pages.push({
        at,
        title: titleOf(item, reading),
        when: enabledWhen(item, at, reading),
        ...innerOf(item, { ...root, at }, whole),
      });
    } else open.push(one);
  close();
  return {
    title: textOf(source.title, reading) ?? textOf(source.name, reading),
    description: textOf(source.description, reading),
    submit: undefined,
    pages,
    lost: reading.lost,
  };
}

const together = (parts: readonly Part[]): Part => ({
  questions: parts.flatMap(({ questions }) => questions),
  paragraphs: parts.flatMap(({ paragraphs }) => paragraphs),
});

const innerOf = (item: Json, around: Around, whole: Questionnaire): Part =>
  together(maps(item.item).map((one, index) => partOf(one, { ...around, at: `${around.at}/item/${index}` }, whole)));

const keys = [
  'linkId',
  'text',
  'prefix',
  'type',
  'required',
  'repeats',
  'readOnly',
  'maxLength',
  'enableWhen',
  'enableBehavior',
  'answerOption',
  'option',
  'options',
  'answerValueSet',
  'initial',
  'item',
  'extension',
  'code',
  'definition',
  'id',
  '_text',
  'disabledDisplay',
  'answerConstraint',
  'modifierExtension',
  '_prefix',
  '_linkId',
];

function partOf(item: Json, around: Around, whole: Questionnaire): Part {
  const { reading } = whole;
  const { at } = around;
  const words = titleOf(item, reading);
  const when = all(around.when, enabledWhen(item, at, reading));
  loseExtensions(item, at, reading.lost);
  loseKeys(
    Object.fromEntries(Object.entries(item).filter(([key]) => !key.startsWith('initial'))),
    keys,
    at,
    reading.lost,
    {},
  );
  if (item.type === 'display') {
    if (maps(item.enableWhen).length > 0)
      reading.lost.push({
        at: `${at}/enableWhen`,
        what: `when the text "${words}" is shown`,
        way: 'It is always shown: words under help of a question are shown with it.',
      });
    return { questions: [], paragraphs: [words] };
  }
  if (item.type === 'group') return groupOf(item, words, { ...around, when }, whole);
  const question = questionOf(item, words, { ...around, when }, whole);
  if (!question) return innerOf(item, { ...around, when }, whole);
  // Items below a question are asked once it is answered.
  const inner = innerOf(
    { item: maps(item.item).filter(({ type }) => type !== 'display') },
    { ...around, when: all(when, answered(answer(question.id))), at },
    whole,
  );
  return { questions: [question, ...inner.questions], paragraphs: inner.paragraphs };
}

function groupOf(item: Json, words: string, around: Around, whole: Questionnaire): Part {
  const { lost } = whole.reading;
  const { at } = around;
  if (item.repeats !== true)
    return innerOf(item, { ...around, group: text(item.text) === undefined ? around.group : words }, whole);
  if (around.inRows) {
    lost.push({
      at,
      what: `rows in rows: "${words}", with ${maps(item.item)
        .map((one) => `"${titleOf(one, whole.reading)}"`)
        .join(', ')}`,
      way: 'Ask for them in a text, or in rows of their own beside these.',
    });
    return { questions: [], paragraphs: [] };
  }
  const inner = innerOf(item, { at, group: undefined, when: undefined, inRows: true }, whole);
  for (const paragraph of inner.paragraphs)
    lost.push({ at, what: `the text "${paragraph}" in rows`, way: 'Write it under help of a question.' });
  if (inner.questions.length === 0) {
    lost.push({ at, what: `the rows "${words}" without questions`, way: 'Say what is asked in each row.' });
    return { questions: [], paragraphs: [] };
  }
  return { questions: [rowsQuestion(item, words, inner.questions, around)], paragraphs: [] };
}
