import { describe, expect, it } from 'vitest';
import { pathsOf, readText } from './source.ts';

/**
 * The folders of src/ that run any site, whatever it is about. What knows the trade of our own site lies in `plugins/`.
 */
const general =
  /^(?:api|app|blocks|catalog|cli|compiler|coverage|edit|engine|theme|language|plan|problems|render|server|storage|studio|usages|vite)\/.*\.(?:tsx?|js|css)$/;

/** Words of the trade. A claim is also what copy promises, and health what an answer tells of somebody. */
const words: readonly RegExp[] = [
  /premium/i,
  /(?<!re)insur/i,
  /(?<!embedder |security |referrer |(?:security|referrer|opener|resource)-)polic(?:y|ies)(?! allows| forbids)/i,
  /sum.?(?:insured|assured)/i,
  /\brto\b/i,
  /no.?claim/i,
  /claim.?(?:lookup|settlement|ratio|help)|share of claims|% claim/i,
  /term.?plan/i,
  /vehicle/i,
  /travell?er/i,
  /nominee|proposer|underwrit|deductible|\brenewal/i,
];

/** Lines that bind the parts together: they name a plug-in of the trade. */
const registry = /^import .*'\.\.\/plugins\//;

/** Words of the trade in a text, with their lines. Names of web standards and of generated types are none. */
function found(path: string, text: string): string[] {
  if (path.endsWith('.generated.ts')) return [];
  return [path, ...text.split('\n')].flatMap((line, index) =>
    registry.test(line)
      ? []
      : words.flatMap((word) => (word.test(line) ? [`src/${path}:${index} ${word.exec(line)![0]}`] : [])),
  );
}

describe('what runs any site knows nothing of insurance', () => {
  it('in names of files, names in code, texts and comments', () => {
    expect(pathsOf(general).flatMap((path) => found(path, readText(path)))).toEqual([]);
  });

  it.each([
    'const maxPremium = 3;',
    '/** The insurer of a policy. */',
    "'sum insured'",
    'rto',
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
