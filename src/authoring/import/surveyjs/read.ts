import { allHold } from '../expression.ts';
import type { ImportedForm, Json, ImportedPage, Question } from '../form.ts';
import { headingIn, known, loseKeys, maps, text, textOf, type Reading } from '../reading.ts';
import { elementQuestions } from './question.ts';
import { expressionAt, type SurveyAround, type Survey } from './survey.ts';
import { expressionOf } from './computed.ts';
import { tables } from './tables.ts';
import { triggersOf, withShown } from './triggers.ts';

const surveyKeys = [
  'title',
  'description',
  'pages',
  'elements',
  'questions',
  'completeText',
  'logoPosition',
  'name',
  'triggers',
  'calculatedValues',
  'locale',
  'showProgressBar',
  'progressBarType',
  'progressBarLocation',
  'showQuestionNumbers',
  'pageNextText',
  'pagePrevText',
  'startSurveyText',
  'requiredText',
  'questionErrorLocation',
  'widthMode',
  'width',
  'checkErrorsMode',
  'textUpdateMode',
  'showTOC',
  'focusFirstQuestionAutomatic',
  'focusOnFirstError',
  'questionsOnPageMode',
  'questionTitleLocation',
  'headerView',
  'fitToContainer',
  'clearInvisibleValues',
  'showPageTitles',
  'showTitle',
  'showNavigationButtons',
  'showPrevButton',
  'mode',
  'sendResultOnPageNext',
  'storeOthersAsComment',
  'maxTextLength',
  'maxOthersLength',
  'questionStartIndex',
  'questionTitlePattern',
  'goNextPageAutomatic',
  'autoAdvanceEnabled',
  'previewText',
  'editText',
  'showPreviewBeforeComplete',
  'firstPageIsStarted',
  'firstPageIsStartPage',
  'logo',
  'logoWidth',
  'logoHeight',
  'logoFit',
  'backgroundImage',
  'surveyId',
  'surveyPostId',
  'cookieName',
  'showTimer',
  'validationEnabled',
  '$schema',
  'themeVariables',
];

const surveyWays: Readonly<Record<string, string>> = {
  completedHtml: 'Write the words after sending under submit: actions.',
  completedHtmlOnCondition: 'Write the words after sending under submit: actions.',
  completedBeforeHtml: 'Our forms do not remember that they were sent.',
  navigateToUrl: 'Write navigate under submit: actions.',
  maxTimeToFinish: 'Our forms have no time limit.',
};

/** Imports a survey of SurveyJS. Several pages become the steps of a wizard. */
export function readSurveyJs(given: Json, reading: Reading): ImportedForm {
  const source = withShown(given);
  const elements = new Map<string, Json>();
  const collect = (holder: Json): void =>
    maps(holder.elements ?? holder.questions).forEach((one) =>
      one.type === 'panel' ? collect(one) : elements.set(String(one.name), one),
    );
  const hasPages = Array.isArray(source.pages);
  const pages = hasPages ? maps(source.pages) : [source];
  pages.forEach(collect);
  const survey: Survey = { reading, elements, rules: [], effects: [], rows: undefined };
  loseKeys(source, surveyKeys, '', reading.lost, surveyWays);
  const read = pages.map((page, index) => surveyPage(page, hasPages ? `/pages/${index}` : '', page === source, survey));
  const values = maps(source.calculatedValues).flatMap((one, index) =>
    valueOf(one, `/calculatedValues/${index}`, survey),
  );
  triggersOf(maps(source.triggers), survey);
  const [first, ...rest] = read;
  return {
    title: textOf(source.title, reading) ?? textOf(source.description, reading),
    submit: textOf(source.completeText, reading),
    pages: first ? [{ ...first, questions: [...first.questions, ...values] }, ...rest] : [],
    rules: survey.rules,
    effects: survey.effects,
    lost: reading.lost,
  };
}

const pageKeys = [
  'name',
  'title',
  'description',
  'elements',
  'questions',
  'visibleIf',
  'enableIf',
  'requiredIf',
  'navigationButtonsVisibility',
  'showNavigationButtons',
  'questionTitleLocation',
  'type',
  'state',
  'visible',
  'isRequired',
  'innerIndent',
  'startWithNewLine',
  'showQuestionNumbers',
  'showNumber',
  'width',
  'minWidth',
  'maxWidth',
  'questionsOrder',
  'id',
  'questionTitleWidth',
  'titleLocation',
  'navigationTitle',
  'navigationDescription',
  'colCount',
  'gridLayoutColumns',
  'indent',
  'requiredErrorText',
  'visibleIndex',
  'questionErrorLocation',
];

function surveyPage(page: Json, at: string, isSurvey: boolean, survey: Survey): ImportedPage {
  const { reading } = survey;
  if (isSurvey) return { at, ...elementsOf(page, at, { group: undefined, when: undefined }, survey) };
  loseKeys(page, pageKeys, at, reading.lost, {});
  const title = textOf(page.title, reading);
  return {
    at,
    title,
    intro: textOf(page.description, reading),
    when: allHold(expressionAt(page, 'visibleIf', at, survey), expressionAt(page, 'enableIf', at, survey)),
    ...elementsOf(page, at, { group: undefined, when: undefined }, survey),
  };
}

interface Elements {
  readonly questions: readonly Question[];
  readonly paragraphs: readonly string[];
}

function elementsOf(holder: Json, at: string, around: SurveyAround, survey: Survey): Elements {
  const key = Array.isArray(holder.elements) ? 'elements' : 'questions';
  const parts = maps(holder[key]).map((element, index) => elementOf(element, `${at}/${key}/${index}`, around, survey));
  return {
    questions: parts.flatMap(({ questions }) => questions),
    paragraphs: parts.flatMap(({ paragraphs }) => paragraphs),
  };
}

function elementOf(element: Json, at: string, around: SurveyAround, survey: Survey): Elements {
  const { reading } = survey;
  const kind = String(element.type ?? 'text');
  const id = text(element.name) ?? at;
  if (kind === 'panel') return panelOf(element, at, around, survey);
  if (kind === 'html') {
    const words = textOf(element.html, reading);
    if (text(element.visibleIf) !== undefined)
      reading.lost.push({
        at: `${at}/visibleIf`,
        what: text(element.visibleIf)!,
        way: 'The text is always shown: words under help of a question are shown with it.',
      });
    return { questions: [], paragraphs: words === undefined ? [] : [words] };
  }
  if (kind === 'image') {
    reading.lost.push({ at, what: 'a picture', way: 'Put it into a block of the page.' });
    return { questions: [], paragraphs: [] };
  }
  const read = tables[kind] ?? elementQuestions;
  return { questions: read(element, at, id, around, survey), paragraphs: [] };
}

function panelOf(element: Json, at: string, around: SurveyAround, survey: Survey): Elements {
  const { reading } = survey;
  loseKeys(element, pageKeys, at, reading.lost, {});
  const own = textOf(element.title, reading);
  const group = headingIn(around.group, own);
  const when = allHold(
    around.when,
    expressionAt(element, 'visibleIf', at, survey),
    expressionAt(element, 'enableIf', at, survey),
  );
  const required = text(element.requiredIf);
  if (required !== undefined)
    reading.lost.push({
      at: `${at}/requiredIf`,
      what: required,
      way: 'Write an assert under rules: one of the questions is answered.',
    });
  const { questions, paragraphs } = elementsOf(element, at, { group, when }, survey);
  const words = textOf(element.description, reading);
  return { questions, paragraphs: words === undefined ? paragraphs : [words, ...paragraphs] };
}

/** A value that no question shows. */
function valueOf(given: Json, at: string, survey: Survey): Question[] {
  const id = text(given.name) ?? at;
  return expressionOf(
    { ...given, type: 'expression', title: id },
    at,
    id,
    { group: undefined, when: undefined },
    survey,
  ).map((one) => ({
    ...one,
    ui: known({ widget: 'hidden', sent: given.includeIntoResult === true ? undefined : false }),
  }));
}
