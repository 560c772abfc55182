/** How an answer breaks a rule, by the keyword of the rule. */
const brokenRuleTexts: Readonly<Record<string, string>> = {
  required: 'is empty',
  const: 'is not the one that is asked for',
  enum: 'is none of the choices',
  minimum: 'is too low',
  exclusiveMinimum: 'is too low',
  maximum: 'is too high',
  exclusiveMaximum: 'is too high',
  minLength: 'is too short',
  maxLength: 'is too long',
  pattern: 'is not written as it must be',
  format: 'is not written as it must be',
  minItems: 'has too few',
  maxItems: 'has too many',
  type: 'is of another kind',
};

/** When the message of a rule appears: `, when it is too short`. Other rules are shown by name. */
export const brokenWords = (rule: string): string =>
  Object.hasOwn(brokenRuleTexts, rule) ? `, when it ${brokenRuleTexts[rule] ?? ''}` : ` (${rule})`;
