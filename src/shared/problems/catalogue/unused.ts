import { problem, unusedFile, type Explanation, type Explanations } from './kit.ts';

const nothingUses = (what: string): Explanation => ({
  means: `${what} is in the config, but nothing uses it. It would never reach a visitor, and would be maintained for nothing.`,
  fix: 'Use it where it belongs, or delete it. Perhaps the place that used it is misspelt.',
});

/** Unused files and values. */
export const problems = {
  unusedList: unusedFile('list/unused', 'list'),
  unusedForm: unusedFile('form/unused', 'form'),
  unusedWizard: unusedFile('wizard/unused', 'wizard'),
  orphan: problem('page/orphan', (path: string) => [
    `No links lead from the home page to "${path}".`,
    'Link to it from another page, the header or the footer, or delete the file.',
  ]),
  unusedConstant: problem('constant/unused', (id: string) => [
    `Nothing uses the constant "${id}".`,
    'Refer to it, or delete it.',
  ]),
  consentWithoutBox: problem('consent/unneeded', () => [
    'This form has no box that must be ticked, so no visitor ever agreed to these words.',
    'Delete formerConsent.',
  ]),
  consentOfToday: problem('consent/unneeded', () => [
    'These words are beside the box now.',
    'Keep the former words here.',
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
      'formerConsent keeps words that visitors may still agree to on a page that they opened before the words changed. These are not such words: they are beside the box now, or there is no box.',
    fix: 'Write the exact former words, or delete them.',
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
