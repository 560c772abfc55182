import { problem, type Explanations } from './kit.ts';

/** How an exception is declared at a field, form, step or catalog. */
const except = (key: string): string => `give the reason for it under unfair: { ${key}: … }`;

/** Where an exact text is excepted. */
const exceptWords =
  'If the specification fixes this text, except it with the reason, under copy: fair: words: in config/site.yaml.';

/** What is unfair to visitors. */
export const problems = {
  tickedConsent: problem('fair/ticked', (field: string, how: string) => [
    `Visitors have not ticked "${field}" themselves: ${how} does it for them.`,
    `Let them tick it, or ${except('ticked')} of the field.`,
  ]),
  tickedCost: problem('fair/ticked', (field: string, costs: string) => [
    `The default of "${field}" costs visitors something that another answer does not: ${costs}.`,
    `Delete the default, take the answer that costs nothing, or ${except('ticked')} of the field.`,
  ]),
  contactFirst: problem('fair/contact-first', (field: string, paths: string) => [
    `Visitors are asked for "${field}" before they see a price, ${paths}.`,
    `Show a price before, ask later, or ${except('contactFirst')} of the form or step.`,
  ]),
  contactWithoutPrice: problem('fair/contact-first', (field: string) => [
    `Visitors are asked for "${field}", and this form never shows a price.`,
    'Show one (offers or estimate), or say why it has none to show: noPrice: …',
  ]),
  hiddenRefusal: problem('fair/refusal', (label: string) => [
    `"${label}" refuses, and is only a link; the agreement is a button.`,
    `Delete look: link, or ${except('refusal')} of the form.`,
  ]),
  yesWithoutNo: problem('fair/refusal', (field: string, yes: string) => [
    `Visitors can answer "${field}" with "${yes}", and no choice beside it refuses.`,
    `Add a choice such as No, or ${except('refusal')} of the field.`,
  ]),
  pressure: problem('fair/pressure', (found: string) => [
    `"${found}" presses visitors to decide at once.`,
    `Say what holds without it. ${exceptWords}`,
  ]),
  shame: problem('fair/shame', (found: string) => [
    `"${found}" shames visitors for what they choose.`,
    `Say only what the choice does, such as No. ${exceptWords}`,
  ]),
  falsePromise: problem('fair/button', (found: string, list: 'buy' | 'send') => [
    list === 'buy'
      ? `"${found}" promises that something is bought, but nothing is.`
      : `"${found}" promises that something is sent, but nothing is.`,
    list === 'buy'
      ? `Say what happens instead. If something is bought where this leads, add the address under copy: fair: bought: in config/site.yaml. ${exceptWords}`
      : `Say what happens instead, or send something (sendLead). ${exceptWords}`,
  ]),
  dearerFirst: problem('fair/order', (price: number, before: number) => [
    `This item costs ${price}, and comes after one that costs ${before}.`,
    `Write the items with the least price first, or ${except('order')} of the catalog.`,
  ]),
  unneededFair: problem('fair/unneeded', (key: string) => [
    `Nothing here is unfair in this way, so the exception "${key}" is not needed.`,
    'Remove it.',
  ]),
  unneededWords: problem('fair/unneeded', (words: string) => [
    `No text that a rule forbids has the words "${words}", so this exception is not needed.`,
    'Remove it, or write it exactly as the site does.',
  ]),
  unneededNoPrice: problem('fair/unneeded', (why: string) => [`\`noPrice\` is not needed: ${why}.`, 'Remove it.']),
};

export const explanations = {
  'fair/button': {
    means:
      'A button or link says that something is bought or sent, but its actions do not do that. Visitors rely on what a button says.',
    fix: 'Say what the actions do. Words that mean buying are allowed where a button leads to an address of `copy: fair: bought:`, words that mean sending where the form sends its answers.',
  },
  'fair/contact-first': {
    means:
      'A form or wizard asks for a name, phone or email (private: contact) before the visitor has seen a price, at least on one way through it. A price is seen beside the questions (estimate), or under the progress of a wizard (priceRange) once it is known.',
    fix: 'Ask for contact details after the first price. A form that has no price to show says so with `noPrice`. Where a specification fixes the order, write it with the reason: unfair: { contactFirst: … }, in the form or step.',
  },
  'fair/order': {
    means:
      'The items of a catalog are not in the order of their prices. Lists show them in the order of the catalog until the visitor sorts, so the least price must come first.',
    fix: 'Write the items in the order of their prices, the least first.',
  },
  'fair/pressure': {
    means: 'A text presses visitors: a countdown, "only today", "hurry", or a claim that little is left.',
    fix: 'Leave these words out. The words of each language are under `copy: fair: words:` of config/site.yaml; without them, those that come with the check hold.',
  },
  'fair/refusal': {
    means:
      'It is harder to refuse than to agree: a choice offers a yes and no no, at least on one way through the form, or a button that refuses is only a link while the agreement is a button.',
    fix: 'Offer the refusal at the same step, with the same kind of control.',
  },
  'fair/shame': {
    means: 'A button, link or choice makes visitors say something bad about themselves in order to refuse.',
    fix: 'Write a plain refusal, such as No or Without cover.',
  },
  'fair/ticked': {
    means:
      'Something that costs, or by which data is shared, is chosen before the visitor has chosen it: by a default, by an effect, by answers that a page gives or by answers that a link carries.',
    fix: 'Leave it empty until the visitor answers.',
  },
  'fair/unneeded': {
    means:
      'Config declares an exception from a rule of fairness, or that a form has no price to show, but nothing needs it. It would excuse the next mistake.',
    fix: 'Remove it.',
  },
} satisfies Explanations;
