import { parse } from 'yaml';

/**
 * Counts what a file of another tool asks, and compares it with the result of the import. It shares no code with the
 * importers: it knows only which keys hold what.
 */
export interface Asked {
  readonly at: string;
  /** Any of these names the question. */
  readonly names: readonly string[];
  readonly texts: readonly string[];
  readonly rules: readonly unknown[];
  readonly isConditional: boolean;
}

type Tree = Readonly<Record<string, unknown>>;

const tree = (given: unknown): Tree => (typeof given === 'object' && given !== null ? (given as Tree) : {});

const words = (given: unknown): string[] => {
  if (typeof given === 'string') return given.trim() === '' ? [] : [given];
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return [];
  const texts = given as Record<string, string>;
  return words(texts.default ?? texts.en ?? Object.values(texts)[0]);
};
const items = (given: unknown): Tree[] => (Array.isArray(given) ? (given as Tree[]) : []);
const of = (one: Tree, keys: readonly string[]): string[] => keys.flatMap((key) => words(one[key]));
const values = (one: Tree | undefined, keys: readonly string[]): unknown[] =>
  keys.flatMap((key) => (one?.[key] === undefined || one[key] === 0 ? [] : [one[key]]));

function survey(source: Tree): Asked[] {
  const visit = (one: Tree, at: string, isInside: boolean): Asked[] => {
    const isConditional = isInside || of(one, ['visibleIf', 'enableIf']).length > 0;
    const inner = ['pages', 'elements', 'questions', 'templateElements', 'columns', 'items'].flatMap((key) =>
      items(one[key]).flatMap((each, index) =>
        visit(each, `${at}/${key}/${index}`, isConditional && key !== 'templateElements' && key !== 'columns'),
      ),
    );
    const isHolder = one.type === undefined && (one.elements ?? one.questions ?? one.pages) !== undefined;
    const isColumn = /\/(columns|items)\/\d+$/.test(at);
    if (isHolder || one.type === 'panel' || (isColumn && one.name === undefined)) return inner;
    if (one.type === 'html' || one.type === 'image') return inner;
    const choices = ['choices', 'rows', 'columns'].flatMap((key) =>
      items(one[key]).flatMap((each) =>
        typeof each === 'string' ? [String(each).replace(/^.+\|/, '')] : of(each, ['text', 'title']),
      ),
    );
    const rules = [
      ...values(one, ['maxLength', 'maxSelectedChoices', 'maxRowCount']),
      ...items(one.validators).flatMap((each) => values(each, ['minValue', 'maxValue', 'minLength', 'regex'])),
    ];
    return [
      ...inner,
      {
        at,
        names: [
          ...of(one, ['title']),
          ...(words(one.title).length === 0 ? of(one, ['name']) : []),
          ...choices.filter(() => one.type === 'matrix'),
        ],
        texts: [...of(one, ['title', 'description', 'placeholder', 'requiredErrorText']), ...choices],
        rules,
        isConditional,
      },
    ];
  };
  return visit(source, '', false);
}

function formIo(source: Tree): Asked[] {
  const visit = (one: Tree, at: string, isInside: boolean, isRow: boolean): Asked[] => {
    const condition = tree(one.conditional);
    const isConditional =
      isInside ||
      words(one.customConditional).length > 0 ||
      words(condition.when).length > 0 ||
      Object.keys(tree(condition.json)).length > 0 ||
      items(condition.conditions).length > 0;
    const isGrid = ['datagrid', 'editgrid'].includes(String(one.type));
    const inner = ['components', 'columns'].flatMap((key) =>
      items(one[key]).flatMap((each, index) =>
        visit(each, `${at}/${key}/${index}`, isConditional && !isGrid, isRow || isGrid),
      ),
    );
    const isLayout =
      one.type === undefined ||
      ['form', 'panel', 'columns', 'container', 'fieldset', 'well', 'button', 'content', 'htmlelement'].includes(
        String(one.type),
      );
    if (isLayout) return inner;
    const choices = [...items(one.values), ...items(tree(one.data).values), ...items(one.questions)].flatMap((each) =>
      of(each, ['label']),
    );
    return [
      ...inner,
      {
        at,
        names: [...of(one, ['label']), ...(one.type === 'survey' ? choices : [])],
        texts: [...of(one, ['label', 'description', 'placeholder']), ...choices],
        rules: values(tree(one.validate), ['min', 'max', 'maxLength', 'minLength', 'pattern']),
        isConditional,
      },
    ];
  };
  return visit(source, '', false, false);
}

function fhir(source: Tree): Asked[] {
  const visit = (one: Tree, at: string, isInside: boolean): Asked[] => {
    const isConditional = isInside || items(one.enableWhen).length > 0;
    const isRows = one.type === 'group' && one.repeats === true;
    const inner = items(one.item).flatMap((each, index) =>
      visit(each, `${at}/item/${index}`, isConditional && !isRows),
    );
    if (one.linkId === undefined || one.type === 'display' || (one.type === 'group' && !isRows)) return inner;
    const choices = items(one.answerOption).flatMap((each) =>
      words(tree(each.valueCoding).display ?? each.valueString),
    );
    const bounds = items(one.extension)
      .filter(({ url }) => /(min|max)Value$/.test(String(url)))
      .map((each) => Object.entries(each).find(([key]) => key.startsWith('value'))![1] as unknown);
    return [
      ...inner,
      {
        at,
        names: of(one, ['text']),
        texts: [...of(one, ['text']), ...choices],
        rules: [...values(one, ['maxLength']), ...bounds],
        isConditional,
      },
    ];
  };
  return visit(source, '', false);
}

function xGov(source: Tree): Asked[] {
  const pages = items(source.pages);
  const leads = (page: Tree): string[] => items(page.next).map(({ path }) => String(path));
  /** Whether a walk from the start to an end leaves the page out. */
  const canBeSkipped = (path: string): boolean => {
    if (pages.every((page) => leads(page).length === 0)) return false;
    const open = [String(source.startPage ?? pages[0]?.path)].filter((one) => one !== path);
    for (const one of open) {
      const next = leads(tree(pages.find((page) => page.path === one)));
      if (next.length === 0) return true;
      open.push(...next.filter((to) => to !== path && !open.includes(to)));
    }
    return false;
  };
  const contents = ['Para', 'Html', 'Markdown', 'InsetText', 'Details'];
  return pages.flatMap((page, index) =>
    items(page.components).flatMap((one, place): Asked[] => {
      const title = of(one, ['title']).length > 0 ? of(one, ['title']) : of(page, ['title']);
      if (contents.includes(String(one.type))) return [];
      return [
        {
          at: `/pages/${index}/components/${place}`,
          names: title,
          texts: [...title, ...of(one, ['hint'])],
          rules: one.type === 'CheckboxesField' ? [] : values(tree(one.schema), ['min', 'max']),
          isConditional: page.condition !== undefined || canBeSkipped(String(page.path)),
        },
      ];
    }),
  );
}

function xlsForm(source: Tree): Asked[] {
  const open: boolean[] = [];
  const lower = (given: Tree): Tree =>
    Object.fromEntries(
      Object.entries(given).map(([key, one]) => [key.toLowerCase().replace(/^(bind|control)::?(jr:)?/, ''), one]),
    );
  const rows = items(lower(tree(source.content ?? source)).survey).map(lower);
  // A list has the first language first.
  const said = (given: unknown): string[] => words(Array.isArray(given) ? given.find((text) => text !== null) : given);
  return rows.flatMap((one, index): Asked[] => {
    const kind = String(one.type).replace(' ', '_');
    const label = Object.entries(one)
      .filter(([key]) => /^(label|text)(::?(english|en\b).*)?$/.test(key))
      .flatMap(([, text]) => said(text));
    const hint = ['hint', 'required_message'].flatMap((key) => said(one[key]));
    const isConditional = open.includes(true) || words(one.relevant).length > 0;
    if (kind.startsWith('begin')) open.push(words(one.relevant).length > 0);
    if (kind.startsWith('end_')) open.pop();
    if (kind.startsWith('end_') || kind === 'begin_group' || kind === 'note') return [];
    const limits = words(one.constraint).flatMap((text) =>
      [...text.matchAll(/(?:^|[^}\w)])\.\s*[<>]=?\s*(\d+)/g)].map(([, number]) => Number(number)),
    );
    return [
      {
        at: `survey row ${index + 2}`,
        names: label.length > 0 ? label : of(one, ['name']),
        texts: [...label, ...hint],
        rules: limits,
        isConditional,
      },
    ];
  });
}

function rjsf(source: Tree): Asked[] {
  const whole = tree(source.schema ?? source);
  const conditional = ['then', 'else', 'dependencies', 'oneOf', 'anyOf', 'dependentSchemas'];
  /** `outer`: the fields that are asked anyway; a condition only adds rules to them. */
  const visit = (one: Tree, at: string, isInside: boolean, outer: readonly string[] = []): Asked[] =>
    Object.entries(one).flatMap(([key, part]) => {
      const place = `${at}/${key}`;
      if (typeof part !== 'object' || part === null || ['if', 'not', 'enum', 'default'].includes(key)) return [];
      const isBelow = isInside || conditional.includes(key);
      const above = conditional.includes(key) ? [...outer, ...Object.keys(tree(one.properties))] : outer;
      if (key === 'properties')
        return Object.entries(part)
          .filter(([name]) => !outer.includes(name))
          .flatMap(([name, each]) => property(each as Tree, name, `${place}/${name}`, isInside));
      return Array.isArray(part)
        ? part.flatMap((each: Tree, index) => visit(each, `${place}/${index}`, isBelow, above))
        : visit(part as Tree, place, isBelow, above);
    });
  const property = (one: Tree, name: string, at: string, isInside: boolean): Asked[] => {
    if (typeof one !== 'object') return [];
    const isLeaf = one.properties === undefined && one.type !== 'object' && one.$ref === undefined;
    const isOnlyRule =
      one.type === undefined && (one.const !== undefined || one.enum !== undefined || one.minimum !== undefined);
    const inner = visit(one, at, one.type === 'array' || one.items !== undefined ? false : isInside);
    if (!isLeaf || isOnlyRule || one.oneOf !== undefined || one.anyOf !== undefined) return inner;
    const title = of(one, ['title']).length > 0 ? of(one, ['title']) : [name];
    return [
      ...inner,
      {
        at,
        names: title,
        texts: of(one, ['title', 'description']),
        rules: values(one, ['maxLength', 'minLength', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum']),
        isConditional: isInside,
      },
    ];
  };
  return visit(whole, '', false);
}

/** What a file asks, by the name of its format. */
export const asked: Readonly<Record<string, (source: never) => Asked[]>> = {
  surveyjs: survey,
  formio: formIo,
  fhir,
  xgov: xGov,
  defra: xGov,
  xlsform: xlsForm,
  rjsf,
} as never;

interface Result {
  readonly files: readonly { readonly file: string; readonly text: string }[];
  readonly lost: readonly { readonly at: string; readonly what: string; readonly way: string }[];
}

interface Field {
  readonly title: string;
  readonly written: string;
  readonly isConditional: boolean;
}

/** The fields of a form or wizard, with those in rows. */
function fieldsOf(part: Tree, isInside: boolean): Field[] {
  const steps = items(part.steps).flatMap((step) => fieldsOf(step, isInside || step.when !== undefined));
  const asserted = JSON.stringify(part.rules ?? []);
  return Object.entries(tree(tree(part.schema).properties)).reduce((all, [name, given]) => {
    const [schema, ui] = [tree(given), tree(tree(part.ui)[name])];
    const isConditional = isInside || ui.when !== undefined || ui.computed !== undefined;
    const inner = fieldsOf({ schema: schema.items, ui: tree(ui.rows).ui }, isConditional);
    const title = `${String(ui.group ?? '')} ${String(schema.title)}`;
    return [...all, { title, written: JSON.stringify(schema) + asserted, isConditional }, ...inner];
  }, steps);
}

/** Answers in a text, with the quotes around them. */
const answers = /['"]?\$?\{[^}]*\}['"]?/g;

const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/^#+ /, '')
    .replace(answers, '')
    .replace(/\s+/g, ' ')
    .trim();

/** What is neither in the result nor in its list of losses. */
export function missing(all: readonly Asked[], { files, lost }: Result): string[] {
  const data = files.map(({ text }) => parse(text) as Tree);
  const fields = fieldsOf(data[0]!, false);
  const everything = files.map(({ text }) => JSON.stringify(parse(text)).replace(/\\"/g, '"')).join('\n');
  const told = lost.map(({ at, what, way }) => `${at} ${what} ${way}`).join('\n');
  const isTold = (at: string): boolean =>
    lost.some((one) => one.at.startsWith(at) || (one.at.length > 1 && (at.startsWith(`${one.at}/`) || at === one.at)));
  const holds = (text: string): boolean =>
    text
      .split(answers)
      .flatMap((piece) => plain(piece).split(/ (?=["“])|\?/))
      .every((part) => everything.includes(part.trim()));
  return all.flatMap(({ at, names, texts, rules, isConditional }) => {
    const own = fields.filter(({ title }) =>
      names.some(
        (name) =>
          title.includes(plain(name)) ||
          plain(name)
            .split(' ')
            .every((word) => title.includes(word)),
      ),
    );
    if (own.length === 0)
      return isTold(at) || names.some((name) => told.includes(`"${plain(name)}"`))
        ? []
        : [`the question ${at} ${names.join(' / ')}`];
    return [
      ...(isConditional &&
      !own.some((one) => one.isConditional) &&
      !isTold(at) &&
      !isTold(at.replace(/\/(components|elements)\/.*$/, ''))
        ? [`the condition of ${at} ${names.join(' / ')}`]
        : []),
      ...rules
        .filter(
          (rule) =>
            !own.some(
              ({ written }) =>
                written.includes(JSON.stringify(rule).slice(1, -1) || String(rule)) || written.includes(String(rule)),
            ) && !isTold(at),
        )
        .map((rule) => `the rule ${String(rule)} of ${at}`),
      ...texts
        .filter((text) => !holds(text) && !told.includes(text) && !isTold(at))
        .map((text) => `the text "${text}" of ${at}`),
    ];
  });
}
