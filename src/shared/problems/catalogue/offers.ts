import { answerList, type GivenAnswers } from './reachability.ts';
import { didYouMean } from '../nearest.ts';
import { problem, type Explanations } from './kit.ts';

/** Offers of forms and wizards for their answers, with their prices. */
export const problems = {
  offerNever: problem('offer/never', (name: string) => [
    `No generated visitor is offered "${name}": one of its needs is never met.`,
    'Change its values, or what is needed. If some visitors are offered it, add an example of one to the form.',
  ]),
  needAlways: problem('offer/need-always', () => [
    'This condition excludes no item for any generated visitor.',
    'Change it, or delete it. If it excludes an item for some visitors, add an example of one.',
  ]),
  rangeAlone: problem('offer/range-alone', () => [
    'This wizard offers nothing, so there are no prices for a range.',
    'Add `offers`, or delete `priceRange`.',
  ]),
  offersNotShown: problem('offer/not-shown', (forms: readonly string[], from: 'address' | 'device') => [
    from === 'address'
      ? `This page has no block offers that shows what an address names of ${forms.map((form) => `"${form}"`).join(', ')}.`
      : `No page shows what visitors save of ${forms.map((form) => `"${form}"`).join(', ')}.`,
    `Give ${from === 'address' ? 'that' : 'a'} page a block offers with \`kept: { from: ${from} }\` whose \`of\` names ${forms.length === 1 ? 'it' : 'them'}.`,
  ]),
  askedNowhere: problem('offer/not-asked', (field: string, why: 'no offers' | 'in rows' | 'no default') => [
    why === 'no offers'
      ? `"${field}" is asked beside the offers, but there are none here.`
      : why === 'in rows'
        ? `"${field}" is in a row, and the fields beside the offers are not.`
        : `"${field}" must be answered, but it is asked only beside the offers, which come after the last step.`,
    why === 'no default'
      ? 'Give it a `default`, or take it out of `required`.'
      : 'Delete `withOffers`, or add `offers`.',
  ]),
  privateAbout: problem('offer/private-about', (field: string) => [
    `The words beside a price print "${field}", which is private. They are kept on the device with a saved item, and shared.`,
    'Leave it out of `about`.',
  ]),
  lineNever: problem('offer/line-never', () => [
    'This line counts for no generated visitor.',
    'Change its `when`, or delete it. If it counts for some visitors, add an example of one.',
  ]),
  changeNever: problem('offer/change-never', (name: string) => [
    `"${name}" is made for no generated visitor and no item.`,
    'Change when it is made, or delete it. If it is made for some visitors, add an example of one.',
  ]),
  unknownChange: problem('offer/unknown-change', (name: string, catalog: string, known: readonly string[]) => [
    `The catalog "${catalog}" has no change "${name}".`,
    known.length === 0 ? 'Describe it under `changes` of the catalog.' : didYouMean(name, known),
  ]),
  unusedChange: problem('offer/unused-change', (name: string) => [
    `No form or wizard says when "${name}" is made.`,
    'Name it under `changes` in the `offers` of one, or delete it.',
  ]),
  changesNothing: problem('offer/not-stated', (words: string, known: readonly string[]) => [
    `No item has "${words}".`,
    didYouMean(words, known),
  ]),
  unknownSituation: problem('offer/unknown-situation', (id: string, known: readonly string[]) => [
    `The items answer to no situation "${id}".`,
    known.length === 0 ? 'Add the catalog to `answeredBy` of a list of situations.' : didYouMean(id, known),
  ]),
  offerWithoutPrice: problem('offer/no-price', (name: string, because: GivenAnswers) => [
    `"${name}" has no price for a visitor who answered everything${whose(because)}: this line has no amount.`,
    'Let the line count only where its answers are there (`when`), or give an amount for these too.',
  ]),
  offerForNothing: problem('offer/no-price', (name: string, price: number, because: GivenAnswers) => [
    `"${name}" costs ${price} for a visitor${whose(because)}.`,
    'A price is more than 0. Change the amounts, or the needs.',
  ]),
  offerNotCarried: problem('offer/not-carried', (field: string, page: string, isUnsent: boolean) => [
    `This depends on "${field}", which is not carried to ${page}, where the offers are shown.`,
    isUnsent
      ? 'It has `sent: false`, and `carry: all` leaves such answers out: remove `sent: false`, or compute it here instead of naming it.'
      : 'Name it under `carry` of the button that leads there, or write `carry: all`.',
  ]),
  valueIsField: problem('offer/bad-value', (name: string) => [
    `A field is already called "${name}".`,
    'Give the value another name. An expression could not tell the two apart.',
  ]),
  valueTooEarly: problem('offer/bad-value', (name: string) => [
    `"${name}" is computed further down.`,
    'Move the values that others depend on to the top.',
  ]),
  differentItems: problem('offer/uneven', (id: string, key: string, names: readonly string[]) => [
    `"${id}" has ${key === 'facts' ? 'other facts' : 'other values'} than the first item.`,
    `Give each item the same ${key}: ${names.join(', ')}.`,
  ]),
};

const whose = (because: GivenAnswers): string => (Object.keys(because).length === 0 ? '' : ` (${answerList(because)})`);

export const explanations = {
  'offer/bad-value': {
    means: 'A value of `offers` has the name of a field, or depends on a value that comes after it.',
    fix: 'Give it a name of its own, and put it after the values that it names.',
  },
  'offer/change-never': {
    means:
      'Visitors were generated on both sides of each place where something turns, and the examples were tried; the items were the same for all of them.',
    fix: 'Correct the condition, or delete the change.',
  },
  'offer/line-never': {
    means:
      'Visitors were generated on both sides of each place where something turns, and the examples were tried; the line counted for none of them.',
    fix: 'Change its `when`, or delete the line.',
  },
  'offer/need-always': {
    means:
      'Visitors were generated on both sides of each place where something turns, and the examples were tried; the need was met for each of them and each item, so no visitor reads its text.',
    fix: 'Change the need, or delete it.',
  },
  'offer/never': {
    means:
      'Visitors were generated on both sides of each place where something turns, and the examples were tried; none was offered this item.',
    fix: 'Change the values of the item, or its needs; or remove it from the catalog.',
  },
  'offer/no-price': {
    means:
      'Some visitors who answered everything would see an item without a price, or for nothing. The problem lists the answers of one of them.',
    fix: 'Give the line an amount for these answers too: a row of the table, or another branch of the expression.',
  },
  'offer/not-asked': {
    means:
      'A field has `withOffers`, so that it is asked beside the offers. But nothing is offered there, or the form cannot be sent without an answer to it.',
    fix: 'Give the field a default, write `offers`, or delete `withOffers`.',
  },
  'offer/not-stated': {
    means:
      'A change of a catalog names a point or a fact that none of its items has exactly. Usually the item was reworded since, so visitors would read something that is not true for their answers.',
    fix: 'Copy the exact words from the items, or the label of the fact.',
  },
  'offer/private-about': {
    means:
      'What a price is for (`about`) is kept on the device with a saved item, and it is part of what visitors share. So it must not print health, contact or birth data.',
    fix: 'Print only answers that are not private.',
  },
  'offer/not-carried': {
    means:
      'A page shows the offers of a form or wizard, but an answer that they depend on is not carried to it. So visitors would see no price, or a wrong one.',
    fix: 'Carry it there with `carry`. `carry: all` carries every answer except those with `sent: false`.',
  },
  'offer/not-shown': {
    means:
      'Visitors can share or save the offers of a form, but no page shows them to visitors who follow the link or come back.',
    fix: 'Put a block offers with `kept` on the page, and name the form in its `of`. Or remove `share` or `save`.',
  },
  'offer/range-alone': {
    means: 'A wizard shows the range of its prices (`priceRange`), but has no `offers` with prices.',
    fix: 'Write `offers`: a catalog, and the lines of a price. Or delete `priceRange`.',
  },
  'offer/unknown-change': {
    means: 'A form or wizard says when its items are different, but its catalog does not say what is different then.',
    fix: 'Take the proposed name, or describe the change under `changes` of the catalog.',
  },
  'offer/unknown-situation': {
    means: 'A change of a catalog has another answer to a situation to which its items have none.',
    fix: 'Take the proposed id; the lists of situations whose `answeredBy` names the catalog have those that exist.',
  },
  'offer/unused-change': {
    means: 'A catalog describes what is different about its items for some answers, but no form says for which.',
    fix: 'Say when in `changes` of the `offers` of a form, or delete the change.',
  },
  'offer/uneven': {
    means:
      'Items of a catalog of offers are compared by their facts, and expressions name their values. So each item needs the same ones.',
    fix: 'Add the missing ones, and remove those that the others do not have.',
  },
} satisfies Explanations;
