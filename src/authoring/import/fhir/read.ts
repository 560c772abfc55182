import { allHold, answer, answered } from '../expression.ts';
import type { ImportedForm, Json, ImportedPage, Question } from '../form.ts';
import { headingIn, loseKeys, maps, textOf, type Reading } from '../reading.ts';
import { controlOf, enabledWhen, loseExtensions } from './item.ts';
import { questionOf, rowsQuestion, itemTitle, type FhirAround, type Questionnaire } from './question.ts';

interface FhirPart {
  readonly questions: readonly Question[];
  readonly paragraphs: readonly string[];
}

/** Imports a Questionnaire of FHIR (R3 to R5). Groups that are shown as pages become the steps of a wizard. */
export function readFhir(source: Json, reading: Reading): ImportedForm {
  const whole: Questionnaire = { reading, contained: maps(source.contained) };
  const root: FhirAround = { at: '', group: undefined, when: undefined, depth: 0 };
  const items = maps(source.item).map((item, index) => ({ item, at: `/item/${index}` }));
  const isPaged =
    items.some(({ item }) => controlOf(item) === 'page') ||
    items.some(({ item }) => controlOf(item) === 'tab-container');
  const pages: ImportedPage[] = [];
  let open: { item: Json; at: string }[] = [];
  const close = (): void => {
    if (open.length > 0)
      pages.push({ at: '', ...fhirParts(open.map(({ item, at }) => itemPart(item, { ...root, at }, whole))) });
    open = [];
  };
  for (const one of items)
    if (isPaged && one.item.type === 'group' && one.item.repeats !== true) {
      close();
      const { item, at } = one;
      loseExtensions(item, at, reading.lost);
      pages.push({
        at,
        title: itemTitle(item, reading),
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

const fhirParts = (parts: readonly FhirPart[]): FhirPart => ({
  questions: parts.flatMap(({ questions }) => questions),
  paragraphs: parts.flatMap(({ paragraphs }) => paragraphs),
});

const innerOf = (item: Json, around: FhirAround, whole: Questionnaire): FhirPart =>
  fhirParts(maps(item.item).map((one, index) => itemPart(one, { ...around, at: `${around.at}/item/${index}` }, whole)));

const keys = [
  'linkId',
  'text',
  'title',
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

function loseWhen(item: Json, at: string, reading: Reading): void {
  if (maps(item.enableWhen).length > 0)
    reading.lost.push({
      at: `${at}/enableWhen`,
      what: `when the text "${itemTitle(item, reading)}" is shown`,
      way: 'It is always shown: words under help of a question are shown with it.',
    });
}

function itemPart(item: Json, around: FhirAround, whole: Questionnaire): FhirPart {
  const { reading } = whole;
  const { at } = around;
  const words = itemTitle(item, reading);
  const when = allHold(around.when, enabledWhen(item, at, reading));
  loseExtensions(item, at, reading.lost);
  loseKeys(
    Object.fromEntries(Object.entries(item).filter(([key]) => !key.startsWith('initial'))),
    keys,
    at,
    reading.lost,
    {},
  );
  if (item.type === 'display') {
    loseWhen(item, at, reading);
    return { questions: [], paragraphs: [words] };
  }
  if (item.type === 'group') return groupOf(item, words, { ...around, when }, whole);
  const question = questionOf(item, words, { ...around, when }, whole);
  if (!question) return innerOf(item, { ...around, when }, whole);
  for (const [index, one] of maps(item.item).entries())
    if (one.type === 'display') loseWhen(one, `${at}/item/${index}`, reading);
  // Items below a question are asked once it is answered.
  const inner = innerOf(
    { item: maps(item.item).filter(({ type }) => type !== 'display') },
    { ...around, when: allHold(when, answered(answer(question.id))), at },
    whole,
  );
  return { questions: [question, ...inner.questions], paragraphs: inner.paragraphs };
}

function groupOf(item: Json, words: string, around: FhirAround, whole: Questionnaire): FhirPart {
  const { lost } = whole.reading;
  const { at } = around;
  // A group without words of its own has its number for a title.
  const own = words === String(item.linkId) ? undefined : words;
  if (item.repeats !== true) return innerOf(item, { ...around, group: headingIn(around.group, own) }, whole);
  const inner = innerOf(item, { at, group: undefined, when: undefined, depth: around.depth + 1 }, whole);
  for (const paragraph of inner.paragraphs)
    lost.push({ at, what: `the text "${paragraph}" in rows`, way: 'Write it under help of a question.' });
  if (inner.questions.length === 0) {
    lost.push({ at, what: `the rows "${words}" without questions`, way: 'Say what is asked in each row.' });
    return { questions: [], paragraphs: [] };
  }
  return { questions: [rowsQuestion(item, words, inner.questions, around)], paragraphs: [] };
}
