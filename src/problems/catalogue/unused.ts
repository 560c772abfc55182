import type { Place } from '../problem.ts';
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
  orphan: (place: Place, path: string) =>
    problem(
      'page/orphan',
      place,
      `No way leads from the home page to "${path}".`,
      'Link to it from another page, the header or the footer, or delete the file.',
    ),
  unusedConstant: (place: Place, id: string) =>
    problem('constant/unused', place, `Nothing uses the constant "${id}".`, 'Refer to it, or delete it.'),
  unusedAsset: (place: Place, name: string) =>
    problem('asset/unused', place, `Nothing shows the picture "${name}".`, 'Refer to it, or delete it.'),
};

export const explanations = {
  'asset/unused': nothingUses('A picture'),
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
