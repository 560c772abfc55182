import { rowSetsOf } from '../../compiler/model/form-model.ts';
import type { Action, Effect as WrittenEffect, Submit } from '../../shared/plan/config.generated.ts';
import type { FieldSetModel, FormModel } from '../../compiler/model/types.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import type { Path } from '../../compiler/read/source.ts';
import { answer, answered, type Expression } from '../import/expression.ts';
import type { Effect, Rule } from '../import/form.ts';
import { conditionIn, ruleIn } from './conditions.ts';
import type { ExportedForm, ExportedPage } from './form.ts';
import { loseOthers, shortly, wayOf } from './lost.ts';
import { optional, questionIn } from './question.ts';
import { readerOf, type Reader } from './reader.ts';
import { plainText, plainWords } from './words.ts';

/** Reads a form or wizard of ours into the form in between. What that form cannot have is lost. */
export function readModel(model: FormModel, symbols: SymbolTable): ExportedForm {
  const reader = readerOf(model, symbols);
  const { source, sets } = model;
  const wizard = source.kind === 'wizard' ? source.data : undefined;
  loseOthers(source.data, source.kind === 'wizard' ? 'wizard' : 'form', [], reader);
  loseSubmit(source.data.submit, reader);
  if (model.validation !== 'messages')
    reader.lose(
      ['validation'],
      `validation: ${model.validation}`,
      model.validation === 'none'
        ? 'Its rules are left out, because nothing checks them.'
        : 'The other tool checks with its own words.',
    );
  const pages = sets.map((set) => pageIn(set, reader));
  for (const row of sets.flatMap(rowSetsOf)) loseRowRules(row, reader);
  return {
    title: wizard?.title,
    description: source.data.description,
    submit: source.data.submit.label,
    ...(wizard && { next: wizard.next, back: wizard.back }),
    pages,
    rules: sets.flatMap((set) => [...rulesIn(set, reader), ...boundRules(set, reader)]),
    effects: sets.flatMap((set) => set.effects.flatMap(({ config, path }) => effectsIn(config, path, set, reader))),
    carried: model.carried,
    at: reader.at([]),
    lost: reader.lost,
  };
}

function pageIn(set: FieldSetModel, reader: Reader): ExportedPage {
  const { config, path, fields } = set;
  if (path.length > 0) loseOthers(config, 'step', path, reader);
  loseOthers(config.schema, 'schema', set.parts.schema, reader);
  const { intro, title } = config;
  const text = (words: string, at: Path): string => plainText(words, reader.at(at), reader.lost);
  const when =
    config.when === undefined
      ? undefined
      : reader.read([...path, 'when'], `the step "${title ?? ''}" is shown only when`, config.when, () =>
          conditionIn(config.when!, reader.names(set)),
        );
  const questions = [...fields.values()].map((field) => questionIn(field, set, reader));
  return {
    at: reader.at(path),
    title,
    intro: intro === undefined ? undefined : text(intro, [...path, 'intro']),
    paragraphs: (config.paragraphs ?? []).map((words, index) => text(words, [...path, 'paragraphs', index])),
    when,
    questions: config.when !== undefined && !when ? questions.map((one) => optional(one, reader.lost)) : questions,
  };
}

/** The checks of each row, which the intermediate form does not have. */
function loseRowRules({ config: { rules = [] }, path }: FieldSetModel, reader: Reader): void {
  for (const [index, rule] of rules.entries())
    reader.lose([...path, 'rules', index], `the check of each row: ${shortly(rule)}`, wayOf('rules'));
}

/** The checks over several fields. Those of plug-ins are code. */
function rulesIn(set: FieldSetModel, reader: Reader): Rule[] {
  return (set.config.rules ?? []).flatMap((rule, index): Rule[] => {
    const path: Path = [...set.path, 'rules', index];
    if ('plugin' in rule) {
      reader.lose(path, `the check of the plug-in ${rule.plugin}: ${shortly(rule)}`, wayOf('plugin'));
      return [];
    }
    const holds = reader.read([...path, 'assert'], 'the check', rule.assert, () =>
      ruleIn(rule.assert, reader.names(set)),
    );
    if (!holds) {
      reader.lose([...path, 'message'], `the message "${rule.message}"`, 'It belongs to the check that is lost.');
      return [];
    }
    const message = plainWords(rule.message, reader.at([...path, 'message']), reader.words(set));
    return [{ at: reader.at(path), holds, beside: reader.names(set).fields.get(rule.at)?.id ?? rule.at, message }];
  });
}

/** Bounds of numbers that other answers decide, as checks. */
function boundRules(set: FieldSetModel, reader: Reader): Rule[] {
  return set.expressions.flatMap(({ of, text, path }): Rule[] => {
    if (of.kind !== 'bound') return [];
    const sign = of.keyword === 'minimum' ? '>=' : '<=';
    const holds = reader.read(path, `the check that ${of.at} is ${sign}`, text, () =>
      ruleIn(`${of.at} ${sign} (${text})`, reader.names(set)),
    );
    const message = set.config.messages?.[of.at]?.[of.keyword];
    if (!holds) {
      if (message !== undefined) reader.lose(path, `the message "${message}"`, 'It belongs to the rule that is lost.');
      return [];
    }
    return [
      {
        at: reader.at(path),
        holds,
        beside: of.at,
        message: message === undefined ? undefined : plainWords(message, reader.at(path), reader.words(set)),
      },
    ];
  });
}

function effectsIn(effect: WrittenEffect, path: Path, set: FieldSetModel, reader: Reader): Effect[] {
  const names = reader.names(set);
  const changed = names.fields.get(effect.changed)?.id ?? effect.changed;
  const written = effect.when;
  const when: Expression | undefined =
    written === undefined
      ? answered(answer(changed))
      : reader.read([...path, 'when'], 'answers change when', written, () => conditionIn(written, names));
  if (written === undefined)
    reader.lose(
      path,
      `what follows when the answer to ${effect.changed} is removed`,
      'It follows only when there is an answer.',
    );
  if (effect.clear)
    reader.lose([...path, 'clear'], `answers that are cleared: ${effect.clear.join(', ')}`, 'Clear them in code.');
  if (!when) return [];
  return Object.entries(effect.set ?? {}).flatMap(([field, value]): Effect[] => {
    const at = reader.at([...path, 'set', field]);
    const set = names.fields.get(field)?.id ?? field;
    if (typeof value !== 'string' || !/[{}]/.test(value)) return [{ at, when, set, to: { value } }];
    const copied = names.fields.get(/^\{(\w+), value\}$/.exec(value)?.[1] ?? '')?.id;
    if (copied !== undefined) return [{ at, when, set, to: { copyOf: copied } }];
    reader.lose([...path, 'set', field], `${field}: "${value}"`, 'Put the text together in code.');
    return [];
  });
}

/** What happens after the form is sent. */
function loseSubmit(submit: Submit, reader: Reader): void {
  const { actions, ...rest } = submit;
  loseOthers(rest, 'submit', ['submit'], reader);
  actions.forEach((action: Action, index) =>
    reader.lose(['submit', 'actions', index], `after sending: ${shortly(action)}`, wayOf('actions')),
  );
}
