import type { ASTNode } from '@marcbachmann/cel-js';
import { isFault, parseExpression, placeInText, type Expression } from '../../shared/conditions/cel/parse.ts';
import { nodesOf } from '../../shared/conditions/cel/walk.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { LABEL } from '../expression/language.ts';
import { setsOf, workingSetsOf } from '../model/form-model.ts';
import type { FormModel } from '../model/types.ts';
import { placeWithin } from '../read/source.ts';
import { optionsOf, type SymbolTable } from '../resolve/symbols.ts';
import { translationOf, type Translations } from './translations.ts';
import type { WordsOfSite } from './words.ts';

/**
 * Finds expressions whose outcome depends on the language of the page: they compare a label, or a typed text for which
 * the page suggests translated words.
 * Problem: translation/compared
 */
export function lintComparedWords(
  model: FormModel,
  words: WordsOfSite,
  all: readonly Translations[],
  symbols: SymbolTable,
): Problem[] {
  const [offered] = model.offers?.items ?? [];
  // The items of a catalog have the same expressions.
  const sets = [...workingSetsOf({ sets: model.sets, offers: undefined }), ...(offered ? [offered.set] : [])];
  const suggested = new Map(
    setsOf(model).flatMap(({ fields }) =>
      [...fields.values()].flatMap(({ name, suggest }) => (suggest === undefined ? [] : [[name, suggest] as const])),
    ),
  );
  return sets.flatMap((set) =>
    set.expressions.flatMap(({ text, path }) => {
      const expression = parseExpression(text);
      if (isFault(expression)) return [];
      const placeAt = (node: ASTNode) => placeWithin(set.source, path, placeInText(expression, node));
      return comparisonsIn(expression).flatMap(({ node, of, texts }) => {
        if (of.op === 'call') return [say.comparedLabel(placeAt(of), nameIn(of))];
        const list = suggested.get(nameIn(of));
        if (list === undefined) return [];
        return all.flatMap((translations) => {
          const missing = missingIn(texts, list, translations, { words, symbols });
          const [before, now] = [missing.map(({ word }) => word), missing.map(({ translation }) => translation)];
          return missing.length === 0
            ? []
            : [say.comparedWords(placeAt(node), nameIn(of), before, translations.code, now)];
        });
      });
    }),
  );
}

interface Comparison {
  readonly node: ASTNode;
  /** The name of an answer, or its label. */
  readonly of: ASTNode;
  readonly texts: readonly string[];
}

/** Where an expression compares an answer, in any case of its letters, or a label, with texts. */
function comparisonsIn({ ast }: Expression): Comparison[] {
  return [...nodesOf(ast)].flatMap(({ node }): Comparison[] => {
    if (node.op !== '==' && node.op !== '!=' && node.op !== 'in') return [];
    const [left, right] = node.args;
    const [texts, other] = literalsIn(right).length > 0 ? [literalsIn(right), left] : [literalsIn(left), right];
    const of = other.op === 'rcall' && other.args[0] === 'lowerAscii' ? other.args[1] : other;
    const isNamed = of.op === 'id' || (of.op === 'call' && of.args[0] === LABEL);
    return texts.length > 0 && isNamed ? [{ node, of, texts }] : [];
  });
}

const literalsIn = (node: ASTNode): string[] =>
  (node.op === 'list' ? node.args : [node]).flatMap((one) =>
    one.op === 'value' && typeof one.args === 'string' ? [one.args] : [],
  );

function nameIn(node: ASTNode): string {
  const [named = node] = node.op === 'call' ? node.args[1] : [];
  return named.op === 'id' ? named.args : '';
}

interface Within {
  readonly words: WordsOfSite;
  readonly symbols: SymbolTable;
}

/** The suggested words that a comparison names, but not in another language. */
function missingIn(texts: readonly string[], id: string, translations: Translations, { words, symbols }: Within) {
  const list = symbols.lists.get(id);
  if (!list) return [];
  const compared = new Set(texts.map(small));
  const known = words.get(list.file)?.words ?? [];
  return optionsOf(id, symbols).flatMap(({ label }, index) => {
    const word = known.find(({ path }) => path.join('/') === `items/${index}/label`);
    const translation = word && translationOf(list.file, word, translations);
    return compared.has(small(label)) && translation !== undefined && !compared.has(small(translation))
      ? [{ word: label, translation }]
      : [];
  });
}

const small = (text: string): string => text.toLowerCase();
