import { describe, expect, it } from 'vitest';
import { pathsOf, readText } from './source.ts';

/**
 * The folders of src/ that run any site, whatever it is about. What knows the trade of our own site lies in `plugins/`.
 */
const general =
  /^(?:api|app|blocks|catalog|cli|compiler|coverage|edit|engine|theme|language|plan|problems|render|server|storage|studio|usages|vite)\/.*\.(?:tsx?|js|css)$/;

/**
 * Words of the trade. A claim is also what copy promises, health what an answer tells of somebody, and a policy what a
 * server says of its pages.
 */
const words: readonly RegExp[] = [
  /premium/i,
  /(?<!re)insur/i,
  /(?<!(?:content|embedder|security|referrer|permissions|opener|resource|trusted-types)[ -]?)polic(?:y|ies)(?! allows| forbids)/i,
  /sum.?(?:insured|assured)/i,
  /\brto\b/i,
  /no.?claim|\bncb\b/i,
  /claim.?(?:lookup|settlement|ratio|help|support)|share of claims|% claim|claimant/i,
  /term.?plan/i,
  /vehicle|number.?plate|two.?wheeler/i,
  /travell?er/i,
  /nominee|proposer|underwrit|deductible|\brenewal|actuar|endorsement/i,
  /hospital|cashless|maternity|co-?pay\b|third.?party.?(?:cover|only)|\bidv\b/i,
  /turnaround|saral|\bbima\b|irdai|\bkyc\b|pincode|aadhaar|\bgst\b/i,
];

/** Words of the country's money. */
const money: readonly RegExp[] = [/rupee|₹|paise/i, /\blakhs?\b|\bcrores?\b/i];

/** Where amounts are still those of one country: their sign, and the words for large ones. No other file joins them. */
const knowsMoney: readonly string[] = [
  'compiler/lint/claims.ts',
  'compiler/read/pitfalls.ts',
  'compiler/resolve/message.ts',
  'engine/format/amounts.ts',
  'engine/format/message.ts',
  'engine/format/numbers.ts',
  'engine/words.ts',
  'plan/form.ts',
  'plan/message.ts',
  'problems/catalogue/yaml.ts',
  'render/elements/Amount.tsx',
  'theme/kit/RupeeSign.tsx',
  'theme/kit/amountRules.ts',
  'theme/widgets/amount/widget.tsx',
  'theme/widgets/slider/widget.tsx',
];

/** Lines that bind the parts together: they name a plug-in of the trade. */
const registry = /^import .*'\.\.\/plugins\//;

/** Words of the trade in a text, with their lines. Names of web standards and of generated types are none. */
function found(path: string, text: string): string[] {
  if (path.endsWith('.generated.ts')) return [];
  const wanted = knowsMoney.includes(path) ? words : [...words, ...money];
  return [path, ...text.split('\n')].flatMap((line, index) =>
    registry.test(line)
      ? []
      : wanted.flatMap((word) => (word.test(line) ? [`src/${path}:${index} ${word.exec(line)![0]}`] : [])),
  );
}

describe('what runs any site knows nothing of insurance', () => {
  it('in names of files, names in code, texts and comments', () => {
    expect(pathsOf(general).flatMap((path) => found(path, readText(path)))).toEqual([]);
  });

  it('and no file is called one that knows its money, and does not', () => {
    const knowing = pathsOf(general).filter((path) => money.some((word) => word.test(readText(path))));
    expect(knowsMoney.filter((path) => !knowing.includes(path))).toEqual([]);
  });

  it.each([
    'const maxPremium = 3;',
    '/** The insurer of a policy. */',
    "'sum insured'",
    'rto',
    'in rupees a year',
    'two lakh',
    'hospitals: string;',
    'GST',
    'ClaimLookup',
    'savedPolicies',
  ])('would be found: %s', (line) => {
    expect(found('engine/x.ts', line)).not.toEqual([]);
  });

  it.each(['the security policy forbids', 'claims of a page', 'what an answer tells of health', 'portoAlegre'])(
    'is nothing of it: %s',
    (line) => {
      expect(found('engine/x.ts', line)).toEqual([]);
    },
  );
});
