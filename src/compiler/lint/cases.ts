import { problems as say } from '../../shared/problems/catalogue.ts';
import { escapePattern } from '../../shared/engine/format/escape.ts';
import type { MessageNode } from '../../shared/plan/message.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { choicesOf } from '../model/answer.ts';
import { setsOf } from '../model/form-model.ts';
import { effectTexts, exitTexts, resultTexts } from '../model/texts.ts';
import type { FieldModel, FormModel, TextAt } from '../model/types.ts';
import { placeWithin, type Source } from '../read/source.ts';
import { parseMessage } from '../resolve/message.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { wordsAt } from './field-words.ts';
import { optionWordsAt } from './option-words.ts';

/**
 * Checks that the cases of a text that chooses by an answer, {cover, select, theft {…} other {…}}, are choices of that
 * question: no visitor reads the words of another case.
 * Problem: choice/unknown
 */
export function lintCases(model: FormModel, symbols: SymbolTable): Problem[] {
  const { source, fields, sayings, result } = model;
  const strange = (texts: readonly (TextAt & { readonly source?: Source })[], all: ReadonlyMap<string, FieldModel>) =>
    texts.flatMap((text) => strangeCases(text.source ?? source, text, all, symbols));
  return [
    ...strange([...sayings, ...resultTexts(result)], fields),
    ...setsOf(model).flatMap(({ messages, effects, exits, fields: own, all }) =>
      strange(
        [
          ...messages,
          ...effects.flatMap(effectTexts),
          ...exits.flatMap(exitTexts),
          ...[...own.values()].flatMap((field) => [...wordsAt(field, source), ...optionWordsAt(field, symbols)]),
        ],
        all,
      ),
    ),
  ];
}

function strangeCases(
  source: Source,
  { text, path }: TextAt,
  fields: ReadonlyMap<string, FieldModel>,
  symbols: SymbolTable,
): Problem[] {
  const { message } = parseMessage(text);
  if (typeof message === 'string') return [];
  return casesIn(message).flatMap(([name, key]) => {
    const known = casesOf(fields.get(name), symbols);
    if (known === undefined || known.includes(key)) return [];
    const start = text.search(new RegExp(`(?<=[\\s,}])${escapePattern(key)}\\s*\\{`));
    return [say.unknownChoice(placeWithin(source, path, { start, end: start + key.length }), key, name, known)];
  });
}

/** What an answer can be in a text that chooses by it; undefined if that is not a choice. */
function casesOf(field: FieldModel | undefined, symbols: SymbolTable): readonly string[] | undefined {
  if (field === undefined || field.schema.type === 'array') return undefined;
  if (field.schema.type === 'boolean') return ['true', 'false'];
  return choicesOf(field.schema, symbols)?.map(String);
}

/** The name and the case of each choice in a message, without the cases that every choice has. */
const casesIn = (nodes: readonly MessageNode[]): (readonly [name: string, key: string])[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string' || 'arg' in node) return [];
    const inside = Object.values(node.options).flatMap(casesIn);
    return 'select' in node
      ? [
          ...Object.keys(node.options)
            .filter((key) => key !== 'missing' && key !== 'other')
            .map((key) => [node.select, key] as const),
          ...inside,
        ]
      : inside;
  });
