/**
 * Counts what a form asks in its file as data, and looks for it in an export and in the list of losses. It shares no
 * code with the exporters: it knows only which keys of our forms hold what.
 */
type Tree = Readonly<Record<string, unknown>>;

const isTree = (given: unknown): given is Tree => typeof given === 'object' && given !== null && !Array.isArray(given);
const tree = (given: unknown): Tree => (isTree(given) ? given : {});
const items = (given: unknown): Tree[] => (Array.isArray(given) ? (given as unknown[]).filter(isTree) : []);
const texts = (given: unknown): string[] => (typeof given === 'string' ? [given] : []);

/** Something that a form says: it must be in the export, or in the list of losses. */
export interface Said {
  readonly what: string;
  /** All of these must be found. */
  readonly parts: readonly string[];
}

const ruleKeys = ['pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];
const moreRules = ['multipleOf', 'minItems', 'maxItems', 'const'];

/** The literal parts of words with values in them, and with bold words and links. */
function literals(text: string): string[] {
  const parts: string[] = [];
  let [depth, part] = [0, ''];
  for (const sign of text.replace(/\*\*/g, '{}').replace(/\]\(([^)]*)\)|\[/g, '{}')) {
    if (sign === '{' && depth === 0) {
      parts.push(part);
      part = '';
    }
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    if (depth === 0 && sign !== '}') part += sign;
  }
  return [...parts, part].map((one) => one.trim()).filter((one) => one !== '' && !/^[(),.:?!]+$/.test(one));
}

function ofField(name: string, schema: Tree, ui: Tree, messages: Tree, validation: unknown): Said[] {
  const title = texts(schema.title)[0] ?? name;
  const values = validation === 'none' ? [] : [...ruleKeys, ...moreRules].filter((key) => schema[key] !== undefined);
  const options = tree(ui.options);
  const conditions = ['when', 'computed', 'prefill', 'relabel', 'choicesWhen', 'unavailable', 'years'];
  return [
    { what: `the question ${name}`, parts: literals(title).slice(0, 1) },
    ...texts(schema.title).map((text) => ({ what: `the title of ${name}`, parts: literals(text) })),
    ...['help', 'placeholder', 'group', 'more'].flatMap((key) =>
      texts(ui[key]).map((text) => ({ what: `${key} of ${name}`, parts: literals(text) })),
    ),
    ...Object.values(options).flatMap((one) =>
      texts(one).map((text) => ({ what: `an option of ${name}`, parts: literals(text) })),
    ),
    ...Object.entries(messages).flatMap(([key, text]) =>
      texts(text).map((one) => ({ what: `the message ${key} of ${name}`, parts: literals(one) })),
    ),
    ...values.map((key) => ({
      what: `the rule ${key} of ${name}`,
      parts: [String(schema[key]).split(/\s*[-+*/]\s/)[0]!],
    })),
    ...conditions.flatMap((key) =>
      ui[key] === undefined ? [] : [{ what: `${key} of ${name}`, parts: valuesIn(ui[key]) }],
    ),
    ...fieldsIn(tree(schema.items), tree(tree(ui.rows).ui), tree(tree(ui.rows).messages), validation),
  ];
}

/** The values in a condition: texts and numbers that another notation has too. */
function valuesIn(condition: unknown): string[] {
  if (typeof condition === 'string') return [...condition.matchAll(/"([^"]*)"/g)].map(([, text]) => text!);
  if (Array.isArray(condition)) return condition.flatMap(valuesIn);
  if (isTree(condition)) return Object.values(condition).flatMap(valuesIn);
  return typeof condition === 'number' ? [String(condition)] : [];
}

const fieldsIn = (schema: Tree, ui: Tree, messages: Tree, validation: unknown): Said[] =>
  Object.entries(tree(schema.properties)).flatMap(([name, one]) =>
    ofField(name, tree(one), tree(ui[name]), tree(messages[name]), validation),
  );

function ofSet(set: Tree, validation: unknown): Said[] {
  return [
    ...fieldsIn(tree(set.schema), tree(set.ui), tree(set.messages), validation),
    ...[set.title, set.intro, ...(Array.isArray(set.paragraphs) ? set.paragraphs : [])].flatMap((text: unknown) =>
      texts(text).map((one) => ({ what: 'a text of a step', parts: literals(one) })),
    ),
    ...(set.when === undefined ? [] : [{ what: 'the condition of a step', parts: valuesIn(set.when) }]),
    ...items(set.rules).flatMap((rule) => [
      ...[...texts(rule.message), ...Object.values(tree(rule.messages)).flatMap(texts)].map((text) => ({
        what: 'the message of a check',
        parts: literals(text),
      })),
      ...texts(rule.assert).map((text) => ({ what: 'a check', parts: valuesIn(text) })),
    ]),
    ...items(set.effects).map((effect) => ({
      what: 'an effect',
      parts: [...valuesIn(effect.when), ...Object.keys(tree(effect.set))],
    })),
  ];
}

/** Everything that a form or wizard says. */
export const everythingIn = (data: Tree): Said[] =>
  (Array.isArray(data.steps) ? items(data.steps) : [data]).flatMap((set) => ofSet(set, data.validation));

/** All names and values of an export, as lines. */
function linesIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(linesIn);
  if (isTree(data)) return Object.entries(data).flatMap(([key, one]) => [key, ...linesIn(one)]);
  return [String(data)];
}

interface Result {
  readonly data: unknown;
  readonly lost: readonly { readonly at: string; readonly what: string; readonly way: string }[];
}

/** What is neither in an export nor in its list of losses. */
export function missing(all: readonly Said[], { data, lost }: Result): string[] {
  const told = lost.map(({ what, way }) => `${what} ${way}`.replace(/\\"/g, '"'));
  const everything = [...linesIn(data), ...told].join('\n');
  return all.flatMap(({ what, parts }) => {
    const gone = parts.filter((part) => !everything.includes(part));
    return gone.length === 0 ? [] : [`${what}: ${gone.join(' | ')}`];
  });
}
