import { breakableKeywords } from '../../../compiler/model/keywords.ts';
import type { FieldModel, FieldSetModel } from '../../../compiler/model/types.ts';
import type { Path } from '../../../compiler/read/source.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { FieldRule, SpareMessage, Located } from '../../thing/contract.ts';
import { namesAt } from '../../conditions/server/names-at.ts';
import { saidBy } from '../../../shared/conditions/says.ts';
import { locatedValue } from './located-value.ts';
import { numberStyleOf } from '../../../compiler/resolve/money.ts';
import { requirementOf, valueSaid } from '../../../shared/conditions/rules.ts';

/** All rules of a field with their messages: its own, then those over several fields. */
export function fieldRules(field: FieldModel, set: FieldSetModel, symbols: SymbolTable): FieldRule[] {
  const { source } = set;
  const place = (path: Path) => locatedValue(source, path, symbols);
  const rule = (name: string, words: string, path: Path, messagePath: Path): FieldRule => {
    const { file, path: at } = place(path);
    const message = place(messagePath) as Located<string>;
    const spare = message.value === undefined ? spareFor(name, field, set, symbols) : undefined;
    return { rule: name, words, file, path: at, message, ...(spare && { spare }) };
  };
  const own = keywordsOf(field).map(({ keyword, path }) =>
    rule(keyword, ruleWords(keyword, field, symbols), path, [...set.parts.messages, field.name, keyword]),
  );
  return [...own, ...acrossFields(field, set, symbols, rule)];
}

/** A field's own rules. */
function keywordsOf({ requiredPath, written, path }: FieldModel): { keyword: string; path: Path }[] {
  return [
    ...(requiredPath ? [{ keyword: 'required', path: requiredPath }] : []),
    ...breakableKeywords
      .filter((keyword) => keyword in written)
      .map((keyword) => ({ keyword, path: [...path, keyword] })),
  ];
}

/** The rules over several fields whose message is shown at this field. */
function acrossFields(
  field: FieldModel,
  set: FieldSetModel,
  symbols: SymbolTable,
  rule: (name: string, words: string, path: Path, messagePath: Path) => FieldRule,
): FieldRule[] {
  return (set.config.rules ?? []).flatMap((config, index) => {
    const path = [...set.path, 'rules', index];
    if ('assert' in config) {
      if (config.at !== field.name) return [];
      const names = namesAt(set.source, path, symbols)?.names;
      const sentence = names && saidBy(config.assert, names).sentence;
      return [rule('assert', sentence ?? config.assert, path, [...path, 'message'])];
    }
    const isAbout = Object.values(config.with ?? {})
      .flat()
      .includes(field.name);
    return isAbout
      ? Object.keys(config.messages).map((code) =>
          rule(code, `The rule ${config.plugin} finds: ${code}.`, path, [...path, 'messages', code]),
        )
      : [];
  });
}

/** What a visitor reads if a rule has no message. */
function spareFor(keyword: string, field: FieldModel, set: FieldSetModel, symbols: SymbolTable): SpareMessage {
  if (set.validation === 'browser') return { from: 'browser', text: '' };
  if (set.validation === 'none' || set.config.refusal !== undefined) return { from: 'none', text: '' };
  const required = set.config.messages?.[field.name]?.required;
  const isOfChoice = ['enum', 'type', 'const'].includes(keyword);
  if (isOfChoice && required !== undefined) return { from: 'required', text: required };
  return { from: 'site', text: symbols.site?.data.texts.invalid ?? '' };
}

/** A rule of a field as a sentence. */
function ruleWords(rule: string, { written }: FieldModel, symbols: SymbolTable): string {
  const style = numberStyleOf(symbols);
  const value = (written as unknown as Readonly<Record<string, unknown>>)[rule];
  if (rule === 'const') return `Only ${valueSaid(value, style)} is accepted.`;
  if (rule === 'uniqueItems') return 'Each choice can be chosen only once.';
  const asked = requirementOf(rule, value, style);
  return asked === undefined ? `${rule}: ${valueSaid(value, style)}` : `It must ${asked}.`;
}
