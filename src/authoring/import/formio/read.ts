import { isMap } from '../../../compiler/read/shape.ts';
import type { ImportedForm, Json, ImportedPage, Question } from '../form.ts';
import { headingIn, choicesOf, known, list, map, maps, numberIn, text, textOf, type Reading } from '../reading.ts';
import { questionOf, componentTitle, whenOf, type FormIoAround, type FormIo } from './component.ts';
import { layouts } from './types.ts';

/** Imports a form of Form.io. The panels of a wizard become its steps. */
export function readFormIo(source: Json, reading: Reading): ImportedForm {
  const components = maps(source.components);
  const form: FormIo = { reading, ids: new Set(idsOf(components, '')), rules: [] };
  const root: FormIoAround = { at: '', prefix: '', group: undefined, when: undefined };
  const isWizard = source.display === 'wizard';
  const button = components.find(({ type, action = 'submit' }) => type === 'button' && action === 'submit');
  const pages = isWizard ? components.filter(({ type }) => type === 'panel') : [];
  const rest = components
    .map((one, index) => ({ one, at: `/components/${index}` }))
    .filter(({ one }) => !pages.includes(one));
  const first: ImportedPage = formIoPage(
    rest.map(({ one, at }) => componentPart(one, { ...root, at }, form)),
    '',
    undefined,
  );
  return {
    title: textOf(source.title, reading) ?? textOf(source.name, reading),
    submit: button && textOf(button.label, reading),
    pages: [
      ...(first.questions.length > 0 || !isWizard ? [first] : []),
      ...pages.map((page) => {
        const at = `/components/${components.indexOf(page)}`;
        const around = { ...root, at };
        const parts = maps(page.components).map((one, index) =>
          componentPart(one, { ...root, at: `${at}/components/${index}` }, form),
        );
        return {
          ...formIoPage(parts, at, textOf(page.title, reading) ?? textOf(page.label, reading)),
          when: whenOf(page, around, form),
        };
      }),
    ],
    rules: form.rules,
    lost: reading.lost,
  };
}

interface FormIoPart {
  readonly questions: readonly Question[];
  readonly paragraphs: readonly string[];
}

const nothing: FormIoPart = { questions: [], paragraphs: [] };

const formIoPage = (parts: readonly FormIoPart[], at: string, title: string | undefined): ImportedPage => ({
  at,
  title,
  ...formIoParts(parts),
});

const formIoParts = (parts: readonly FormIoPart[]): FormIoPart => ({
  questions: parts.flatMap(({ questions }) => questions),
  paragraphs: parts.flatMap(({ paragraphs }) => paragraphs),
});

/** The components in a layout: in its components, the cells of a table, or the columns. */
const innerOf = (component: Json): readonly { readonly one: Json; readonly at: string }[] =>
  (layouts[String(component.type)] ?? ['components']).flatMap((key) => {
    const flat = (given: unknown, at: string): { one: Json; at: string }[] =>
      Array.isArray(given)
        ? given.flatMap((item: unknown, index) => flat(item, `${at}/${index}`))
        : isMap(given)
          ? given.type === undefined && Array.isArray(given.components)
            ? flat(given.components, `${at}/components`)
            : [{ one: given, at }]
          : [];
    return key === 'columns'
      ? maps(component.columns).flatMap((column, index) => flat(column.components, `/columns/${index}/components`))
      : flat(component[key], `/${key}`);
  });

const gridTypes = ['datagrid', 'editgrid', 'dynamicWizard'];

/** The ids of all questions, by the names that conditions use. */
function idsOf(components: readonly Json[], prefix: string): string[] {
  return components.flatMap((component) => {
    const kind = String(component.type);
    const key = `${prefix}${String(component.key)}`;
    if (gridTypes.includes(kind))
      return [
        key,
        ...idsOf(
          innerOf(component).map(({ one }) => one),
          `${key}.`,
        ),
      ];
    if (layouts[kind])
      return idsOf(
        innerOf(component).map(({ one }) => one),
        kind === 'container' ? `${key}.` : prefix,
      );
    return [key];
  });
}

function componentPart(component: Json, around: FormIoAround, form: FormIo): FormIoPart {
  const { reading } = form;
  const kind = String(component.type);
  const { at } = around;
  if (kind === 'button') {
    const action = String(component.action ?? 'submit');
    if (!['submit', 'reset', 'saveState'].includes(action))
      reading.lost.push({
        at,
        what: `the button "${componentTitle(component, reading)}" (${action})`,
        way: 'Write it under alternatives.',
      });
    return nothing;
  }
  if (kind === 'content' || kind === 'htmlelement') return contentWords(component, around, form);
  if (gridTypes.includes(kind)) return { ...nothing, questions: gridRows(component, around, form) };
  if (kind === 'survey') return { ...nothing, questions: tableOf(component, around, form) };
  if (!layouts[kind]) return { ...nothing, questions: questionOf(component, around, form) };
  const isTitled = ['panel', 'fieldset', 'container'].includes(kind) && component.hideLabel !== true;
  const title = isTitled
    ? (textOf(component.title ?? component.legend, reading) ??
      (kind === 'panel' ? textOf(component.label, reading) : undefined))
    : undefined;
  const inner: FormIoAround = {
    ...around,
    prefix: kind === 'container' ? `${around.prefix}${String(component.key)}.` : around.prefix,
    group: headingIn(around.group, title),
    when: whenOf(component, around, form),
  };
  const tab = (one: Json, index: string): FormIoAround => ({
    ...inner,
    at: `${at}${index}`,
    group: kind === 'tabs' ? headingIn(inner.group, textOf(one.label, reading)) : inner.group,
  });
  if (kind === 'tabs')
    return formIoParts(
      maps(component.components).flatMap((one, index) =>
        maps(one.components).map((each, place) =>
          componentPart(each, tab(one, `/components/${index}/components/${place}`), form),
        ),
      ),
    );
  return formIoParts(innerOf(component).map(({ one, at: index }) => componentPart(one, tab(one, index), form)));
}

function contentWords(component: Json, around: FormIoAround, form: FormIo): FormIoPart {
  const { reading } = form;
  const words = textOf(component.html ?? component.content, reading);
  if (whenOf(component, { ...around, when: undefined }, form))
    reading.lost.push({
      at: `${around.at}/conditional`,
      what: `when the text "${words ?? ''}" is shown`,
      way: 'It is always shown: words under help of a question are shown with it.',
    });
  return { questions: [], paragraphs: words === undefined ? [] : [words] };
}

/**
 * Rows that visitors add.
 * Long because it takes everything that the source can say of one thing.
 */
function gridRows(component: Json, around: FormIoAround, form: FormIo): Question[] {
  const { reading } = form;
  const { at } = around;
  const id = `${around.prefix}${String(component.key)}`;
  const title = componentTitle(component, reading);
  const parts = formIoParts(
    innerOf(component).map(({ one, at: index }) =>
      componentPart(one, { at: `${at}${index}`, prefix: `${id}.`, group: undefined, when: undefined }, form),
    ),
  );
  for (const words of parts.paragraphs)
    reading.lost.push({ at, what: `the text "${words}" in rows`, way: 'Write it under help of a question.' });
  if (parts.questions.length === 0) {
    reading.lost.push({ at, what: `the rows "${title}" without questions`, way: 'Say what is asked in each row.' });
    return [];
  }
  const validate = map(component.validate);
  const custom = text(validate.custom);
  if (custom !== undefined)
    reading.lost.push({ at: `${at}/validate/custom`, what: custom, way: 'Write an assert under rules, or a plug-in.' });
  const add = textOf(component.addAnother, reading);
  return [
    {
      at,
      id,
      type: 'array',
      title,
      rows: parts.questions,
      rules: known({
        minItems: numberIn(validate.minLength) || undefined,
        maxItems: numberIn(validate.maxLength) || undefined,
      }),
      required: validate.required === true,
      words: {},
      ui: known({
        help: textOf(component.description, reading),
        group: around.group,
        options: add === undefined ? undefined : { add },
      }),
      when: whenOf(component, around, form),
    },
  ];
}

/** The same choices for several questions: the control matrix. */
function tableOf(component: Json, around: FormIoAround, form: FormIo): Question[] {
  const { reading } = form;
  const title = componentTitle(component, reading);
  const choices = choicesOf(
    maps(component.values).map(({ value, label }) => ({ value, label: textOf(label, reading) })),
    around.at,
    reading.lost,
  );
  if (!choices || list(component.questions).length === 0) {
    reading.lost.push({
      at: around.at,
      what: `the table "${title}" without rows or choices`,
      way: 'Ask each row as a question.',
    });
    return [];
  }
  const when = whenOf(component, around, form);
  return maps(component.questions).map((one) => ({
    at: around.at,
    id: `${around.prefix}${String(component.key)}.${String(one.value)}`,
    type: choices.every(({ value }) => typeof value === 'number') ? ('integer' as const) : ('string' as const),
    title: textOf(one.label, reading) ?? String(one.value),
    choices,
    rules: {},
    required: map(component.validate).required === true,
    words: {},
    ui: { widget: 'matrix', group: headingIn(around.group, title) },
    when,
  }));
}
