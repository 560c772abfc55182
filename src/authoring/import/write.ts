import { stringify } from 'yaml';
import { allHold, answersIn, CannotSay } from './expression.ts';
import type { Effect, ImportedForm, Json, Lost, ImportedPage } from './form.ts';
import { plain } from './messages.ts';
import { printedText } from './printed.ts';
import { nameQuestions } from './names.ts';
import { known, loseCondition } from './reading.ts';
import { around, scopeOf } from './scope.ts';
import { tell } from './tell.ts';
import { conditionOf, objectOf, partsOf, writeQuestion, type WrittenQuestion, type Writing } from './write-question.ts';
import { requiredRules, writtenRules } from './write-rules.ts';

/** A file of config as data. Its path is relative to the folder of config/. */
export interface DraftFile {
  readonly kind: 'form' | 'wizard' | 'list';
  readonly file: string;
  readonly data: Json;
}

/** A file to write. */
export interface ImportedFile {
  readonly file: string;
  readonly text: string;
}

/** The form, or the wizard if it has several pages, and its lists. */
export function writeForm(form: string, imported: ImportedForm): { files: DraftFile[]; lost: Lost[]; todo: Lost[] } {
  const pages = imported.pages.filter(({ questions, paragraphs = [] }) => questions.length + paragraphs.length > 0);
  const isWizard = pages.filter(({ questions }) => questions.length > 0).length > 1;
  const asked = isWizard ? pages : pages.map((page) => onOnePage(page, pages.length > 1));
  const lost = [...imported.lost];
  const { rules = [] } = imported;
  const writing: Writing = { form, names: nameQuestions(asked), lost, rules, lists: new Map(), written: 0 };
  const parts = asked.map((page, index) => pagePart(page, index === 0, imported, writing));
  const data = isWizard ? wizardOf(imported, pages, parts, writing) : formOf(imported, parts, lost, pages);
  const kind = isWizard ? 'wizard' : 'form';
  return {
    files: [
      { kind, file: `config/${kind}s/${form}.yaml`, data },
      ...[...writing.lists.values()].map(({ name, choices }): DraftFile => ({
        kind: 'list',
        file: `config/lists/${name}.yaml`,
        data: {
          of: 'options',
          items: choices.map(({ value, label }) => ({
            value,
            label: printedText(label, name, writing) || String(value),
          })),
        },
      })),
    ],
    lost,
    todo: todoOf(writing),
  };
}

const todoOf = ({ written }: Writing): Lost[] =>
  written === 0
    ? []
    : [
        {
          at: 'messages',
          what: `${written} ${written === 1 ? 'message' : 'messages'} of the source that had no words`,
          way: 'They have sentences such as "Name is required." Read them, and say it better.',
        },
      ];

/** A page as a part of one form: its title is a heading, its condition that of each of its questions. */
const onOnePage = ({ title, when, questions, ...page }: ImportedPage, isOneOfSeveral: boolean): ImportedPage => ({
  ...page,
  title,
  questions: questions.map((one) => ({
    ...one,
    when: allHold(when, one.when),
    ui: { ...one.ui, ...(one.ui.group === undefined && isOneOfSeveral && title !== undefined && { group: title }) },
  })),
});

interface PagePart {
  readonly questions: readonly WrittenQuestion[];
  readonly rules: readonly Json[];
  readonly effects: readonly Json[];
}

function pagePart(page: ImportedPage, isFirst: boolean, { effects = [] }: ImportedForm, writing: Writing): PagePart {
  const { byId } = writing.names;
  const has = (id: string): boolean => {
    const named = byId.get(id);
    // What names no question is lost on the first page.
    if (!named) return isFirst;
    return page.questions.includes((around(named.rows).at(-1) ?? named).question);
  };
  const needed = page.questions.flatMap((one) => requiredRules(one, writing.names));
  const own = writing.rules.filter(({ beside }) => has(beside) && !byId.get(beside)?.rows);
  const written = page.questions.flatMap((one) => writeQuestion(one, writing) ?? []);
  return {
    questions: distinct(written, page, writing),
    rules: [...needed, ...own].flatMap((one) => writtenRules(one, undefined, writing)),
    effects: effects.filter(({ when }) => answersIn(when).some(has)).flatMap((one) => effectsOf(one, writing, has)),
  };
}

/** Questions that are asked together have different titles. */
function distinct(questions: readonly WrittenQuestion[], { at }: ImportedPage, { lost }: Writing): WrittenQuestion[] {
  const seen = new Set<string>();
  const isFree = (title: string): boolean => !seen.has(title.toLowerCase());
  return questions.map((one) => {
    const { title, group } = { title: String(one.schema.title), group: one.ui.group };
    const isHidden = one.ui.when !== undefined || one.ui.widget === 'hidden';
    const wishes = [title, ...(typeof group === 'string' ? [`${title} (${group})`] : [])];
    const counted = Array.from({ length: seen.size + 1 }, (_, index) => `${title} (${index + 2})`);
    const free = isHidden ? title : [...wishes, ...counted].find(isFree)!;
    seen.add(free.toLowerCase());
    if (free === title) return one;
    lost.push({
      at,
      what: `a second question with the title "${title}"`,
      way: `It is called "${free}" now: give it a title of its own.`,
    });
    return { ...one, schema: { ...one.schema, title: free } };
  });
}

function effectsOf({ at, when, set, to }: Effect, writing: Writing, own: (id: string) => boolean): Json[] {
  const { names, lost } = writing;
  const scope = scopeOf(names, undefined);
  try {
    const target = scope.field(set).name;
    const given = 'value' in to ? to.value : `{${scope.field(to.copyOf).name}, value}`;
    const condition = conditionOf(when, at, scope, writing);
    const changed = [...new Set(answersIn(when))].filter(own);
    return changed.map((id): Json =>
      known({ changed: scope.field(id).name, when: condition, set: { [target]: given } }),
    );
  } catch (error) {
    if (!(error instanceof CannotSay)) throw error;
    loseCondition(lost, at, `an answer that is set when ${tell(when)}`, error.message);
    return [];
  }
}

const setOf = ({ questions, rules, effects }: PagePart): Json =>
  known({
    schema: questions.length > 0 ? objectOf(questions) : undefined,
    ...partsOf(questions),
    rules: rules.length > 0 ? rules : undefined,
    effects: effects.length > 0 ? effects : undefined,
  });

const submitOf = ({ submit }: ImportedForm): Json => ({ label: submit ?? 'Done', actions: [{ alert: 'Thank you.' }] });
const examples = [{ name: 'Nothing is filled in' }];

function formOf(
  imported: ImportedForm,
  parts: readonly PagePart[],
  lost: Lost[],
  pages: readonly ImportedPage[],
): Json {
  for (const { at, paragraphs = [], intro } of pages)
    for (const words of [...(intro === undefined ? [] : [intro]), ...paragraphs])
      lost.push({ at, what: `the text "${words}"`, way: 'Write it into a block above the form, such as prose.' });
  return {
    description: plain(imported.title ?? imported.description ?? '') || 'Describe what the form is for.',
    ...setOf({
      questions: parts.flatMap(({ questions }) => questions),
      rules: parts.flatMap(({ rules }) => rules),
      effects: parts
        .flatMap(({ effects }) => effects)
        .filter(
          (one, index, every) => every.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === index,
        ),
    }),
    submit: submitOf(imported),
    examples,
  };
}

function wizardOf(
  imported: ImportedForm,
  pages: readonly ImportedPage[],
  parts: readonly PagePart[],
  writing: Writing,
): Json {
  const ids = new Map<string, number>();
  const steps = pages.map((page, index) => {
    const title = printedText(page.title ?? '', page.at, writing) || `Step ${index + 1}`;
    const wish =
      title
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^[^a-z]+|-$/g, '') || 'step';
    const count = (ids.get(wish) ?? 0) + 1;
    ids.set(wish, count);
    return known({
      id: count > 1 ? `${wish}-${count}` : wish,
      title,
      intro: page.intro === undefined ? undefined : plain(page.intro),
      paragraphs: page.paragraphs && page.paragraphs.length > 0 ? page.paragraphs.map(plain) : undefined,
      when: page.when && conditionOf(page.when, page.at, scopeOf(writing.names, undefined), writing),
      ...setOf(parts[index]!),
    });
  });
  const title = plain(imported.title ?? '') || 'Form';
  return {
    description: title,
    title,
    progress: 'Step {step} of {total}',
    next: 'Next',
    back: 'Back',
    dropped: 'These answers no longer apply and were removed: {fields}.',
    steps,
    submit: submitOf(imported),
    examples,
  };
}

/** A file as YAML. */
export const fileText = ({ kind, data }: DraftFile): string =>
  `# yaml-language-server: $schema=../../schemas/editor/${kind}.json\n${stringify(data, {
    lineWidth: 0,
    aliasDuplicateObjects: false,
    keepUndefined: false,
    // Quotes words such as No, which YAML 1.1 parses as false.
    compat: 'yaml-1.1',
  })}`;
