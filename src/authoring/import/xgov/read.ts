import { allHold, any, not, type Expression } from '../expression.ts';
import type { ImportedForm, Json, ImportedPage, Question } from '../form.ts';
import { known, loseKeys, map, maps, numberIn, readOr, text, textOf, type Reading } from '../reading.ts';
import { contents, xGovQuestions, type XGov } from './component.ts';
import { namedCondition, type Known } from './conditions.ts';
import { stopsOf, type Stop } from './flow.ts';
import { withNames } from './ids.ts';

const formKeys = [
  'pages',
  'lists',
  'sections',
  'conditions',
  'name',
  'startPage',
  'engine',
  'schema',
  'declaration',
  'version',
  'phaseBanner',
  'metadata',
  'skipSummary',
  'markAsComplete',
  'id',
  'title',
  'description',
  'options',
  'analytics',
  'feedback',
];
const xGovWays: Readonly<Record<string, string>> = {
  outputs: 'Write the form into posts of site.yaml; leads are sent on by server/leads.',
  outputEmail: 'Write the form into posts of site.yaml; leads are sent on by server/leads.',
  fees: 'Write an estimate, with computed fields.',
  feeOptions: 'Our forms take no payments.',
  specialPages: 'Write the words after sending under submit: actions, or a result.',
};

/** Imports a form definition of DEFRA forms or of the XGov form builder. Its pages become the steps of a wizard. */
export function readXGov(given: Json, reading: Reading): ImportedForm {
  const source = withNames(given);
  loseKeys(source, formKeys, '', reading.lost, xGovWays);
  const lists = byName(maps(source.lists));
  const knownParts = knownOf(source, lists);
  const form: XGov = {
    reading,
    lists,
    conditionOf: (name, at) => readOr(reading, at, `the condition ${name}`, () => namedCondition(name, knownParts)),
  };
  const sections = byName(maps(source.sections));
  const stops = stopsOf(source, reading.lost);
  return {
    title: textOf(source.name, reading) ?? textOf(source.title, reading),
    submit: undefined,
    pages: stops.map((stop) => xGovPage(stop, sections, form)),
    lost: reading.lost,
  };
}

const byName = (items: readonly Json[]): ReadonlyMap<string, Json> =>
  new Map(
    items.flatMap((one) => [one.name, one.id].flatMap((key) => (typeof key === 'string' ? [[key, one] as const] : []))),
  );

function knownOf(source: Json, lists: XGov['lists']): Known {
  const ids = new Map<string, string>();
  for (const page of maps(source.pages)) {
    const rows = rowsName(page);
    for (const component of maps(page.components))
      for (const key of [component.id, component.name])
        if (typeof key === 'string') ids.set(key, `${rows === undefined ? '' : `${rows}.`}${String(component.name)}`);
  }
  return {
    conditions: byName(maps(source.conditions)),
    idOf: (name) => ids.get(name) ?? ids.get(name.split('.').at(-1)!) ?? name,
    itemOf: (listId, itemId) => maps(lists.get(String(listId))?.items).find(({ id }) => id === itemId)?.value,
  };
}

/** The name of the rows, if the page is asked again for each of several. */
const rowsName = (page: Json): string | undefined =>
  isRepeated(page)
    ? (text(map(map(page.repeat).options).name) ??
      text(map(page.options).name) ??
      text(page.path)?.replace(/^\//, '') ??
      'rows')
    : undefined;

const isRepeated = ({ controller, repeat, repeatField }: Json): boolean =>
  /RepeatPageController|RepeatingFieldPageController/.test(String(controller)) ||
  repeat !== undefined ||
  repeatField !== undefined;

const pageKeys = [
  'path',
  'title',
  'components',
  'next',
  'section',
  'controller',
  'condition',
  'repeat',
  'options',
  'id',
  'backLinkFallback',
  'events',
  'view',
];

function xGovPage({ page, at, forks }: Stop, sections: ReadonlyMap<string, Json>, form: XGov): ImportedPage {
  const { reading } = form;
  loseKeys(page, pageKeys, at, reading.lost, {});
  const title = textOf(page.title, reading);
  const section = sections.get(String(page.section));
  const components = maps(page.components).map((component, index) => ({ component, at: `${at}/components/${index}` }));
  loseEnd(page, at, title, reading);
  const rows = rowsName(page);
  const asked = components.filter(({ component }) => !contents.includes(String(component.type)));
  const questions = asked.flatMap(({ component, at: place }) =>
    xGovQuestions(component, place, rows === undefined ? '' : `${rows}.`, asked.length === 1 ? title : undefined, form),
  );
  return {
    at,
    title: title ?? (questions.length === 1 ? questions[0]!.title : undefined),
    intro: section && textOf(section.title, reading) !== title ? textOf(section.title, reading) : undefined,
    paragraphs: components.flatMap(({ component, at: place }) => contentTexts(component, place, form)),
    when: allHold(...forks.map((ways) => waysToWhen(ways, at, form))),
    questions:
      rows === undefined || questions.length === 0 ? questions : [repeatedRows(page, rows, title, at, questions)],
  };
}

/** A page at which visitors stop, or that is only a title. The summary and the start are pages of every wizard. */
function loseEnd(page: Json, at: string, title: string | undefined, { lost }: Reading): void {
  const controller = String(page.controller);
  if (/Terminal/.test(controller))
    lost.push({ at, what: `the end of the form at "${title ?? at}"`, way: 'Write an exit of the step before: exits.' });
  else if (maps(page.components).length === 0 && !/summary|start|status|confirmation/i.test(controller))
    lost.push({
      at,
      what: `the page "${title ?? at}", which asks nothing`,
      way: 'Add paragraphs, and it is a step; or leave it out.',
    });
}

/** The words of a component that asks nothing. */
function contentTexts(component: Json, at: string, { reading, lists }: XGov): string[] {
  const kind = String(component.type);
  if (!contents.includes(kind)) return [];
  if (text(map(component.options).condition) !== undefined)
    reading.lost.push({
      at: `${at}/options/condition`,
      what: `when the text is shown: ${text(map(component.options).condition)!}`,
      way: 'It is always shown: words under help of a question are shown with it.',
    });
  const items = maps((lists.get(String(component.list)) ?? {}).items).map((item) => textOf(item.text, reading));
  const title = kind === 'Details' || kind === 'List' ? textOf(component.title, reading) : undefined;
  return [title, textOf(component.content, reading), ...items].filter((words): words is string => words !== undefined);
}

function repeatedRows(
  page: Json,
  id: string,
  title: string | undefined,
  at: string,
  rows: readonly Question[],
): Question {
  const schema = map(map(page.repeat).schema);
  return {
    at,
    id,
    type: 'array',
    title: text(map(map(page.repeat).options).title) ?? title ?? id,
    rows,
    rules: known({ minItems: numberIn(schema.min) || undefined, maxItems: numberIn(schema.max) || undefined }),
    required: true,
    words: {},
    ui: {},
  };
}

/** The ways that lead to a page, as one condition. */
function waysToWhen(found: Stop['forks'][number], at: string, form: XGov): Expression | undefined {
  if (found.some((way) => way.length === 0)) return undefined;
  const names = [...new Set(found.flat().map(({ name }) => name))];
  const conditions = new Map(names.map((name) => [name, form.conditionOf(name, `${at}/condition`)]));
  const parts = found.map((way) =>
    allHold(
      ...way.map(({ name, holds }) => {
        const condition = conditions.get(name);
        return condition && (holds ? condition : not(condition));
      }),
    ),
  );
  return parts.some((one) => one === undefined) ? undefined : any(...parts);
}
