import { formats } from '../../../compiler/model/formats.ts';
import type { Json } from '../../import/form.ts';
import { known } from '../../import/reading.ts';
import { tell } from '../../import/tell.ts';
import type { ExportedChoice, ExportedQuestion } from '../form.ts';
import type { SchemaTarget } from './target.ts';

/** More choices than this are written without their labels, because a schema with titles is slow. */
const mostTitled = 1000;

/** The schema of one answer. */
export function fieldSchema(question: ExportedQuestion, target: SchemaTarget): Json {
  const { type, title, rules, ui, choices, at } = question;
  const { bounds, each } = question;
  for (const [keyword, bound] of Object.entries(bounds ?? {}))
    if (bound)
      target.lose(
        at,
        `the ${keyword} of "${title}", which depends on another day: ${tell(bound)}`,
        'Check it in code (customValidate).',
      );
  const { format, minimum, maximum, ...rest } = rules;
  const dayBounds = Object.entries({ minimum, maximum }).filter(([, one]) => typeof one === 'string');
  for (const [keyword, day] of dayBounds)
    target.lose(
      at,
      `the ${keyword} of "${title}", ${String(day)}`,
      'Use formatMinimum and formatMaximum of ajv-formats.',
    );
  const own = known({
    type,
    title: target.plain(title, at),
    description: target.isContract ? undefined : target.plain(ui.help, at),
    ...rest,
    minimum: typeof minimum === 'number' ? minimum : undefined,
    maximum: typeof maximum === 'number' ? maximum : undefined,
    examples:
      !target.isContract && Array.isArray(ui.suggestions) && ui.suggestions.length > 0 ? ui.suggestions : undefined,
  });
  const isFile = question.control === 'file' || question.control === 'upload';
  const file = isFile && !target.isContract ? { type: 'string', format: 'data-url' } : { type: 'string' };
  const schema = choices
    ? withChoices(own, choices, question, target)
    : each
      ? { ...own, items: { type: 'string', ...formatted(each.format, each, at, target) } }
      : type === 'array'
        ? { ...own, ...(!question.rows && { items: file }) }
        : { ...own, ...(isFile && file), ...formatted(format, own, at, target) };
  return withMessages(schema, question, target);
}

function withChoices(
  own: Json,
  choices: readonly ExportedChoice[],
  question: ExportedQuestion,
  target: SchemaTarget,
): Json {
  const isArray = question.type === 'array';
  const isTitled = choices.length <= mostTitled;
  if (!isTitled)
    target.lose(question.at, `the labels of ${choices.length} choices of "${question.title}"`, 'Show them with code.');
  const list = isTitled
    ? { oneOf: choices.map(({ value, label }) => ({ const: value, title: label })) }
    : { enum: choices.map(({ value }) => value) };
  const type = choices.every(({ value }) => typeof value === 'number') ? 'integer' : 'string';
  return isArray ? { ...own, uniqueItems: true, items: { type, ...list } } : { ...own, ...list };
}

/** The formats of our texts in JSON Schema. A contract has patterns, which need no package. */
function formatted(format: unknown, own: Json, at: string, target: SchemaTarget): Json {
  const known = typeof format === 'string' ? format : undefined;
  const rules = Object.fromEntries(Object.entries(own).filter(([key]) => textRules.includes(key)));
  if (known === undefined) return rules;
  if (!target.isContract) {
    if (known === 'date' || known === 'email') return { ...rules, format: known };
    if (known === 'time') return { ...rules, ...patterns(known, rules) };
    target.lose(at, `format: ${known}: invisible characters are accepted`, 'Remove them in code.');
    return rules;
  }
  return { ...rules, ...patterns(known, rules) };
}

const textRules: readonly string[] = ['minLength', 'maxLength', 'pattern'];

/** A second pattern beside that of the field needs a schema of its own. */
function patterns(format: string, { pattern }: Json): Json {
  const own = { pattern: patternOf(format) };
  return pattern === undefined ? own : { allOf: [{ type: 'string', ...own }] };
}

/** The pattern of a format. Patterns of JSON Schema have no flag for letters of both sizes. */
export function patternOf(format: string): string {
  const { source, flags } = formats[format as keyof typeof formats];
  return flags.includes('i') ? source.replaceAll('a-z', 'A-Za-z') : source;
}

/** The messages of an answer's own rules, as ajv-errors reads them. */
function withMessages(schema: Json, { words, at, title }: ExportedQuestion, target: SchemaTarget): Json {
  const { required: _, ...others } = words;
  const own = Object.entries(others);
  if (own.length === 0) return schema;
  if (!target.isContract)
    return {
      ...schema,
      errorMessage: Object.fromEntries(own.map(([keyword, text]) => [keyword, target.plain(text, at)])),
    };
  target.lose(
    at,
    `messages of "${title}": ${own.map(([, text]) => `"${text}"`).join(', ')}`,
    'A contract has no words for visitors: keep them in the form.',
  );
  return schema;
}
