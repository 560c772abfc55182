import { problem, unusedFile, type Explanation, type Explanations } from './kit.ts';

const nothingUses = (what: string): Explanation => ({
  means: `${what} stands in the config and nothing uses it. It would never reach a visitor, and the next person would keep it up for nothing.`,
  fix: 'Use it where it belongs, or delete it. It may also be that the place that used it is misspelt.',
});

/** What nothing refers to. */
export const problems = {
  unusedList: unusedFile('list/unused', 'list'),
  unusedForm: unusedFile('form/unused', 'form'),
  unusedWizard: unusedFile('wizard/unused', 'wizard'),
  orphan: problem('page/orphan', (path: string) => [
    `No way leads from the home page to "${path}".`,
    'Link to it from another page, the header or the footer, or delete the file.',
  ]),
  unusedConstant: problem('constant/unused', (id: string) => [
    `Nothing uses the constant "${id}".`,
    'Refer to it, or delete it.',
  ]),
  consentWithoutBox: problem('consent/unneeded', () => [
    'This form has no box that must be ticked, so nobody ever agreed to these words.',
    'Delete formerConsent.',
  ]),
  consentOfToday: problem('consent/unneeded', () => [
    'These are the words that stand beside the box now.',
    'Keep here what stood there before.',
  ]),
  unusedAsset: problem('asset/unused', (name: string) => [
    `Nothing shows the picture "${name}".`,
    'Refer to it, or delete it.',
  ]),
};

export const explanations = {
  'asset/unused': nothingUses('A picture'),
  'consent/unneeded': {
    means:
      'formerConsent keeps words that visitors may still agree to on a page which they opened before the words changed. These are none: they stand beside the box now, or there is no box.',
    fix: 'Write the words that stood there before, letter by letter, or delete them.',
  },
  'constant/unused': nothingUses('A constant'),
  'form/unused': nothingUses('A form'),
  'list/unused': nothingUses('An option list'),
  'page/orphan': {
    means:
      'No link leads to this page, neither from the header or footer nor from any page that can be reached. Visitors would never find it.',
    fix: 'Link to it from another page, the header or the footer, or delete the file.',
  },
  'wizard/unused': nothingUses('A wizard'),
} satisfies Explanations;
