import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sentencesOf } from '../../src/authoring/changes/under-way/words.ts';
import { underWay } from '../../src/authoring/changes/under-way/under-way.ts';
import { compileSite } from '../../src/compiler/compile-site.ts';
import { leadChecks } from '../../src/tools/vite/lead-checks.ts';
import { makeChange, makeChanges } from './change.ts';
import { contracts } from '../support/compiled.ts';

/**
 * Each case is a folder: change.yaml lists changes of the site in _base, and report.txt says what they do to visitors
 * under way. `npx vitest run tests/cases/under-way.test.ts --update` writes the reports anew.
 */
const folder = join(import.meta.dirname, 'under-way');
const scratch = mkdtempSync(join(tmpdir(), 'under-way-'));
afterAll(() => rmSync(scratch, { recursive: true }));

function versionOf(root: string) {
  const { symbols, languages, problems } = compileSite(root, contracts);
  expect(problems).toEqual([]);
  return { symbols, languages, root };
}

describe('visitors under way, after', () => {
  const before = versionOf(join(folder, '_base'));

  it.each(readdirSync(folder).filter((name) => name !== '_base'))('%s', async (name) => {
    const root = join(scratch, name);
    cpSync(join(folder, '_base'), root, { recursive: true });
    makeChanges(root, join(folder, name, 'change.yaml'));
    const after = versionOf(root);
    const { forms } = underWay(before, after, leadChecks(before, after));
    const lines = forms.flatMap((form) => [
      form.title,
      ...sentencesOf(form).flatMap(({ text, more }) => [`  ${text}`, ...more.map((one) => `    ${one}`)]),
    ]);
    await expect(`${(lines.length === 0 ? ['Nothing'] : lines).join('\n')}\n`).toMatchFileSnapshot(
      join(folder, name, 'report.txt'),
    );
  });
});

it('the former words that are printed, with the notice of the site, are those that open pages may still send', () => {
  const [root, other] = ['notice', 'notice-kept'].map((name) => join(scratch, name)) as [string, string];
  const change = (copy: string, file: string, replace: string, by: string) =>
    makeChange(join(copy, 'config', file), { file, replace, by });
  const notice =
    "{ label: Why, purpose: '{purpose}: {fields}', kept: '{days} days', withdraw: Write, children: Ask, complain: Call }";
  for (const copy of [root, other]) {
    cpSync(join(folder, '_base'), copy, { recursive: true });
    const purposes = '{ trip: { words: To plan it, to: us } }';
    change(copy, 'site.yaml', 'retention: 30', `retention: 30, purposes: ${purposes}, notice: ${notice}`);
    change(copy, 'wizards/trip.yaml', 'progress:', 'purpose: trip\nprogress:');
  }
  change(other, 'site.yaml', 'complain: Call', 'complain: Call us');
  const before = versionOf(root);
  const leads = () => {
    const after = versionOf(other);
    return underWay(before, after, leadChecks(before, after)).forms[0]!.leads!;
  };
  const { accepted, agreeAgain, formerWords } = leads();
  expect([agreeAgain, formerWords]).toEqual([
    accepted,
    expect.stringMatching(/^You may write to me.\nWhy\n[^]*\nCall\nAsk$/),
  ]);
  change(other, 'wizards/trip.yaml', 'progress:', `formerConsent: [${JSON.stringify(formerWords)}]\nprogress:`);
  expect(leads()).toMatchObject({ accepted, agreeAgain: 0 });
});

it('the former words of a consent in another language are printed too, and once they are kept nobody is asked again', () => {
  const root = join(import.meta.dirname, '../sites/languages');
  const other = join(scratch, 'hindi');
  cpSync(join(root, 'config'), join(other, 'config'), { recursive: true });
  const words = 'Desk इस पूछताछ के बारे में मुझे फ़ोन कर सकता है';
  const change = (file: string, replace: string, by: string) =>
    makeChange(join(other, 'config', file), { file, replace, by });
  change('translations/hi/wizards/enquiry.yaml', words, `${words}।`);
  const before = versionOf(root);
  const consents = () => {
    const after = versionOf(other);
    const { forms } = underWay(before, after, leadChecks(before, after));
    return forms.map((form) => [form.id, form.leads?.agreeAgain, form.consents, sentencesOf(form).at(-1)]);
  };
  expect(consents()).toEqual([
    [
      'enquiry',
      0,
      [{ language: 'हिन्दी', words }],
      {
        text: 'Visitors who read हिन्दी must agree to the new words of the consent first',
        more: [
          `If the former words are enough, add them to \`formerConsent:\`, and each lead keeps its own: ${JSON.stringify(words)}`,
        ],
      },
    ],
  ]);
  change('wizards/enquiry.yaml', 'progress:', `formerConsent: [${JSON.stringify(words)}]\nprogress:`);
  expect(consents()).toEqual([['enquiry', 0, [], expect.anything()]]);
  // The server takes the leads of open Hindi pages.
  const inHindi = (folder: string) => ({ symbols: versionOf(folder).languages[0]!, root: folder });
  const { leads } = underWay(inHindi(root), inHindi(other), leadChecks(inHindi(root), inHindi(other))).forms[0]!;
  expect(leads).toMatchObject({ accepted: leads!.tried, agreeAgain: 0 });
});
