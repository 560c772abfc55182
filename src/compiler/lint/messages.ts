import { problems as say } from '../../problems/catalogue.ts';
import { nearest } from '../../problems/nearest.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Contracts } from '../check/contracts.ts';
import { parseMessage } from '../resolve/message.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { array, at, record } from '../read/data.ts';
import { pluginUses, widgetOf } from '../resolve/settings.ts';
import { placeInside, placeOf, type Path, type Source } from '../read/source.ts';
import { actionPaths, checksBy, type Part } from '../model/parts.ts';
import { lasting } from '../simulate/visitor/control.ts';

/** Keywords of a field's schema that an answer typed or chosen by a person can fail. */
const sayable = [
  'const',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
] as const;

/** Every rule has its words, and every word its rule. Problems: message/missing, message/unused. */
export function lintMessages(part: Part): Problem[] {
  if (checksBy(part) !== 'messages') return [];
  if (part.data.refusal !== undefined) return unsaid(part);
  const required = array(at(part.data, ['schema', 'required'])).map(String);
  const messages = record(part.data.messages);
  return Object.entries(part.fields).flatMap(([field, schema]) => {
    const said = Object.keys(record(messages[field]));
    const needed = [
      ...(required.includes(field) ? ['required'] : []),
      ...sayable.filter((keyword) => keyword in schema),
    ];
    // A control that only offers what is allowed cannot fail these: their messages may stand, but need not.
    const offered = [
      'enum',
      'type',
      ...(isChoice(schema) || isBounded(part, field) ? needed.filter((keyword) => keyword !== 'required') : []),
      ...(isTick(part, field) && required.includes(field) ? ['const'] : []),
      ...(isKept(part, field) ? ['required'] : []),
    ];
    const spot = (path: string[], key: 'key' | 'value') => placeOf(part.source, [...part.path, ...path], key);
    const useless = said.filter((keyword) => !needed.includes(keyword) && !(keyword === 'enum' && isChoice(schema)));
    const missing = needed.filter((keyword) => !said.includes(keyword) && !offered.includes(keyword));
    return [
      ...notMisspelt(missing, useless).map((keyword) =>
        say.missingMessage(spot(['schema', 'properties', field], 'key'), field, keyword),
      ),
      ...useless.map((keyword) =>
        say.uselessMessage(spot(['messages', field, keyword], 'key'), field, keyword, needed),
      ),
    ];
  });
}

/** Of the rules without a message those whose message is not there under a misspelt name: that is told already. */
const notMisspelt = (missing: readonly string[], useless: readonly string[]): string[] => {
  const meant = new Set(useless.map((name) => nearest(name, missing)));
  return missing.filter((name) => !meant.has(name));
};

/** Words beside fields, where a refusal is told in another way. */
function unsaid(part: Part): Problem[] {
  return Object.entries(record(part.data.messages)).flatMap(([field, messages]) =>
    Object.keys(record(messages)).map((keyword) =>
      say.unsaidMessage(placeOf(part.source, [...part.path, 'messages', field, keyword], 'key')),
    ),
  );
}

const isChoice = (schema: Record<string, unknown>): boolean => 'x-list' in schema || 'x-list' in record(schema.items);

/** Controls that cannot give a number outside of their bounds. */
function isBounded(part: Part, field: string): boolean {
  const widget = at(part.data, ['ui', field, 'widget']);
  if (at(part.data, ['ui', field, 'years']) !== undefined) return true;
  return (
    widget === 'select' ||
    widget === 'hidden' ||
    widget === 'range' ||
    at(part.data, ['ui', field, 'readOnly']) === true
  );
}

/** A box that must be ticked: one that is not is no answer, so the words of `required` are said. */
const isTick = (part: Part, field: string): boolean =>
  widgetOf(part.fields[field], at(part.data, ['ui', field])) === 'checkbox';

/** A control that starts with an answer and can only change it. */
function isKept(part: Part, field: string): boolean {
  const widget = widgetOf(part.fields[field], at(part.data, ['ui', field]));
  return (
    part.fields[field]?.default !== undefined &&
    part.fields[field]?.type !== 'array' &&
    (widget === 'select' || lasting.includes(widget))
  );
}

/** What the contract of a plug-in lists: the codes that it finds, or the values that it gives. */
const listed = (plugin: string, key: 'x-codes' | 'x-values', contracts: Contracts): string[] =>
  array(contracts.schemas.get(`plugins/${plugin}.schema.json`)?.[key]).map(String);

/** The codes that a plug-in can find, as its contract lists them, and the messages of a rule or estimate are the same. Problems: message/… */
export function lintRuleMessages(part: Part, contracts: Contracts): Problem[] {
  return pluginUses(part.source, part.path).flatMap(({ plugin, path: use, data }) => {
    const codes = listed(plugin, 'x-codes', contracts);
    const said = Object.keys(record(at(data, ['messages'])));
    const path = [...use, 'messages'];
    const useless = said.filter((code) => !codes.includes(code));
    return [
      ...notMisspelt(
        codes.filter((code) => !said.includes(code)),
        useless,
      ).map((code) => say.missingRuleMessage(placeOf(part.source, path, 'key'), plugin, code)),
      ...useless.map((code) =>
        say.uselessRuleMessage(placeOf(part.source, [...path, code], 'key'), plugin, code, codes),
      ),
    ];
  });
}

/** Whatever stands in braces is an answer, or what the plug-in, the estimate, the result's record or the lead gives. Problem: message/unknown-value. */
export function lintMessageValues(part: Part, contracts: Contracts): Problem[] {
  const answers = Object.keys(part.all);
  const inFields = Object.entries(record(part.data.messages)).flatMap(([field, messages]) =>
    Object.keys(record(messages)).flatMap((keyword) =>
      unknownValues(part, [...part.path, 'messages', field, keyword], answers),
    ),
  );
  const inPlugins = pluginUses(part.source, part.path).flatMap(({ plugin, path, data }) => {
    const known = [...listed(plugin, 'x-values', contracts), ...answers];
    const texts: Path[] = [
      [...path, 'value'],
      [...path, 'note'],
      ...Object.keys(record(at(data, ['messages']))).map((code) => [...path, 'messages', code]),
    ];
    return texts.flatMap((text) => unknownValues(part, text, known));
  });
  return [...inFields, ...inPlugins];
}

/** The same for what is said after submit. */
export function lintSubmitValues(part: Part, symbols: SymbolTable): Problem[] {
  const { source, all } = part;
  const estimated = listed(String(at(source.data, ['estimate', 'plugin'])), 'x-values', symbols.contracts);
  const known = [...Object.keys(all), 'reference', ...estimated, ...recordValues(source, symbols)];
  const texts: Path[] = [
    ...actionPaths(source).flatMap((action) => [
      [...action, 'alert'],
      [...action, 'toast', 'message'],
      [...action, 'say'],
    ]),
    ['result', 'heading'],
    ['result', 'text'],
    ...array(at(source.data, ['result', 'rows'])).flatMap((_, index) => [
      ['result', 'rows', index, 'value'],
      ['result', 'rows', index, 'href'],
    ]),
  ];
  return texts.flatMap((path) => unknownValues(part, path, known));
}

/** {record.phone}: what the items of the result's list hold. */
function recordValues(source: Source, symbols: SymbolTable): string[] {
  const items = array(at(symbols.lists.get(String(at(source.data, ['result', 'record', 'list'])))?.data, ['items']));
  return [...new Set(items.flatMap((item) => Object.keys(record(item))))].map((key) => `record.${key}`);
}

function unknownValues({ source }: Part, path: Path, known: readonly string[]): Problem[] {
  const message = at(source.data, path);
  const values = typeof message === 'string' ? parseMessage(message).values : [];
  return values
    .filter((value) => !known.includes(value))
    .map((value) => say.unknownValue(placeInside(source, path, `{${value}`), value, known));
}
