import type { Problem } from '../../shared/problems/problem.ts';
import type { Checked } from '../check/checked.ts';
import { formModel, setsOf } from '../model/form-model.ts';
import type { FieldSetModel, FormModel } from '../model/types.ts';
import { listsInside, type SymbolTable } from '../resolve/symbols.ts';
import { lintAddress, lintAddressFields, lintAddressUses } from './addresses.ts';
import { lintAffixes } from './affixes.ts';
import { lintAsserts } from './asserts.ts';
import { lintBrought } from './brought.ts';
import { lintButtons } from './buttons.ts';
import { lintCases } from './cases.ts';
import { lintChoices, lintRankings } from './choices.ts';
import { lintCircles } from './circles.ts';
import { lintClaims } from './claims.ts';
import { lintComputed, lintIdleValues } from './computed.ts';
import { lintConditions } from './conditions.ts';
import { lintConsent } from './consent.ts';
import { lintPurposes } from './purposes.ts';
import { lintControls } from './controls.ts';
import { lintCopy } from './copy/copy.ts';
import { lintBounds } from './bounds.ts';
import { lintEstimate } from './estimate.ts';
import { lintEffectValues, lintExamples } from './examples.ts';
import { lintExpressions, lintValueCircles } from './expressions.ts';
import { lintFieldWords } from './field-words.ts';
import { lintFair } from './fair/fair.ts';
import { lintFields, lintNamedFields } from './fields.ts';
import { lintLinkedWords, lintListLabels, lintTitles } from './labels.ts';
import { lintGaps } from './gaps.ts';
import { lintFollowUps } from './follow-ups.ts';
import { lintChanges, lintChangesMade } from './offer-changes.ts';
import { lintOfferItems, lintOffers } from './offers.ts';
import { lintMatrix } from './matrix.ts';
import { lintMessages, lintMessageValues, lintRuleMessages, lintSubmitValues } from './messages.ts';
import { lintIds, lintPage } from './pages.ts';
import { lintListUse, lintTakenLabels } from './option-words.ts';
import { lintPrivacy } from './privacy.ts';
import { lintProjections } from './projection.ts';
import { lintCorrected, lintLinks } from './requests.ts';
import { lintRows } from './rows.ts';
import { lintCodes, lintSecret, lintSecretUses } from './secrets.ts';
import { lintShapes } from './shapes.ts';
import { lintSituations } from './situations.ts';
import { lintExits, lintStepFields, lintSteps } from './steps.ts';
import { lintTableWeight } from './table-weight.ts';
import { lintMoney } from './money.ts';
import { lintTimeZone } from './time-zone.ts';
import { lintUploads } from './uploads.ts';
import { lintValidity } from './validity.ts';

/** All checks of a single file that need no simulated visitor. `symbols` has the lists and forms that it names. */
export function lintSource(source: Checked, symbols: SymbolTable): Problem[] {
  const claims = source.kind === 'constants' || source.kind === 'table' ? [] : lintClaims(source, symbols);
  return [
    ...lintIds(source),
    ...lintCopy(source, symbols),
    ...lintFair(source, symbols),
    ...lintAddressUses(source, symbols),
    ...lintSecretUses(source, symbols),
    ...claims,
    ...lintKind(source, symbols),
    ...lintListUse(source, symbols),
    ...listsInside(source, symbols).flatMap((list) => [
      ...lintCopy(list, symbols),
      ...lintFair(list, symbols),
      ...lintListLabels(list),
    ]),
  ];
}

function lintKind(source: Checked, symbols: SymbolTable): Problem[] {
  switch (source.kind) {
    case 'page':
      return [...lintPage(source, symbols), ...lintCorrected(source, symbols)];
    case 'form':
    case 'wizard':
      return [
        ...lintForm(formModel(source), symbols),
        ...lintConsent(formModel(source), symbols),
        ...lintPurposes(formModel(source), symbols),
      ];
    case 'list':
      return [
        ...lintValidity(source, symbols.today),
        ...lintListLabels(source),
        ...lintSituations(source, symbols),
        ...lintAddress(source, symbols),
        ...lintBrought(source, symbols),
        ...lintSecret(source),
      ];
    case 'site':
      return [...lintTimeZone(source), ...lintMoney(source)];
    case 'catalog':
      return [...lintValidity(source, symbols.today), ...lintOfferItems(source), ...lintChanges(source, symbols)];
    case 'constants':
    case 'table':
      return lintValidity(source, symbols.today);
  }
}

function lintForm(model: FormModel, symbols: SymbolTable): Problem[] {
  const shapes = setsOf(model).flatMap((set) => lintShapes(set, symbols));
  // When a field has a wrong list, or rules that no answer fits, problems of examples and conditions would only repeat
  // that.
  const isShaky = shapes.some(({ code }) => code === 'list/wrong-values' || code === 'field/never-fits');
  return withoutFollowing([
    ...lintSteps(model),
    ...lintExits(model),
    ...lintStepFields(model),
    ...shapes,
    ...lintRows(model),
    ...lintUploads(model, symbols),
    ...setsOf(model).flatMap((set) => [
      ...lintFieldSet(set, symbols),
      ...lintChoices(set, symbols),
      ...lintAddressFields(set, symbols),
      ...lintCodes(set, symbols),
      ...lintLinkedWords(set),
      ...lintRankings(set),
      ...lintBounds(set, symbols),
      ...lintExpressions(set, symbols),
      ...lintComputed(set),
      ...lintProjections(model, set, symbols),
    ]),
    ...lintValueCircles(model),
    ...lintIdleValues(model, symbols),
    ...lintTableWeight(model),
    ...lintOffers(model, symbols),
    ...lintChangesMade(model, symbols),
    ...lintButtons(model, symbols),
    ...lintLinks(model, symbols),
    ...lintNamedFields(model, symbols.contracts),
    ...lintSubmitValues(model, symbols),
    ...lintEstimate(model),
    ...lintCases(model, symbols),
    // It is unknown which answers are required while a name is unknown.
    ...(setsOf(model).some((set) => lintFields(set).length > 0)
      ? []
      : [...lintGaps(model, symbols), ...lintFieldWords(model, symbols), ...lintTakenLabels(model, symbols)]),
    ...(isShaky ? [] : lintAnswers(model, symbols)),
  ]);
}

/** Without what follows from expressions and bounds that mean nothing. */
function withoutFollowing(found: readonly Problem[]): Problem[] {
  const isUnread = found.some(({ code }) => /^(bound\/bad|expression\/(bad|unknown-.*|type))$/.test(code));
  return found.filter(
    ({ code }) => !isUnread || !/^(condition\/(always|never)|message\/gap|table\/outside)$/.test(code),
  );
}

/** Checks the answers that config gives, or requires. */
const lintAnswers = (model: FormModel, symbols: SymbolTable): Problem[] => [
  ...lintExamples(model, symbols),
  // While two steps ask the same, it is unknown which of them a condition means.
  ...(lintStepFields(model).length > 0 ? [] : lintCircles(model, symbols)),
  ...model.sets.flatMap((set) => lintEffectValues(set, symbols)),
  ...lintConditions(model, symbols),
  ...lintAsserts(model, symbols),
];

/** Checks what a form, or one step of a wizard, says about its fields. */
function lintFieldSet(set: FieldSetModel, symbols: SymbolTable): Problem[] {
  const { contracts } = symbols;
  const unknown = lintFields(set);
  return [
    ...unknown,
    ...lintControls(set, contracts),
    ...lintAffixes(set),
    ...lintMatrix(set, symbols),
    ...lintFollowUps(set),
    // The look of a field is unknown while its name is.
    ...(unknown.length > 0 ? [] : lintPrivacy(set, symbols)),
    ...lintTitles(set),
    // The rules of a field are unknown while its name is.
    ...(unknown.length > 0 ? [] : lintMessages(set)),
    ...lintMessageValues(set, contracts),
    ...lintRuleMessages(set, contracts),
  ];
}
