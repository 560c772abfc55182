import { describe, expect, it } from 'vitest';
import { pathsOf, readText } from './source.ts';

/** The code in src/ works for any site. Only `plugins/` knows the trade of our own site. */
const general = /^(?!plugins\/).*\.(?:tsx?|js|css)$/;

/**
 * Words of the trade and of the country's currency. Not listed, because they have other meanings here: claim (of
 * marketing copy), health (private answers) and policy (security headers).
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
  /rupee|₹|paise|\blakhs?\b|\bcrores?\b|\binr\b/i,
];

/** Lines that register plug-ins of the trade. */
const registry = /^import .*'\.\.\/plugins\//;

/** Words of the trade in a text, with their lines, except names of web standards and generated types. */
function found(path: string, text: string): string[] {
  if (path.endsWith('.generated.ts')) return [];
  return [path, ...text.split('\n')].flatMap((line, index) =>
    registry.test(line)
      ? []
      : words.flatMap((word) => (word.test(line) ? [`src/${path}:${index} ${word.exec(line)![0]}`] : [])),
  );
}

describe('the code for any site knows nothing about insurance', () => {
  it('in names of files, names in code, texts and comments', () => {
    expect(pathsOf(general).flatMap((path) => found(path, readText(path)))).toEqual([]);
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
    'is allowed: %s',
    (line) => {
      expect(found('engine/x.ts', line)).toEqual([]);
    },
  );
});
