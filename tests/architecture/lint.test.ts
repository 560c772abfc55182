import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const refusedWords = [
  '<p>Get a quote</p>',
  '<p>{"Get a quote"}</p>',
  '<p>{open ? "Hide" : more}</p>',
  '<p>{open && "Hide"}</p>',
  '<p>{label ?? `Step ${n}`}</p>',
  '<p>{"Step " + n}</p>',
  '<p>कोटेशन</p>',
  '<button aria-label="Close" />',
  '<img alt={"Logo"} />',
  '<input placeholder="Name" />',
  '<a title={`Go to ${x}`} />',
];
const refusedMarkup = [
  '<p style={{ color }} />',
  '<p dangerouslySetInnerHTML={{ __html: text }} />',
  'createElement("p", { dangerouslySetInnerHTML: x })',
  'node.innerHTML = text',
];
const refusedPitfalls = [
  'process.env = { ...process.env }',
  'useEffect(() => node.scrollIntoView(), [node])',
  'useLayoutEffect(() => node.current?.scrollIntoView(), [node])',
];
const passing = [
  '<p>{label}</p>',
  '<p>{count} / {total}</p>',
  '<p>{a === "yes" && label}</p>',
  '<p>₹{`${amount}`}</p>',
  '<img alt="" src="/x.svg" />',
  '<input placeholder={ui.placeholder} className="field" />',
  '<p className={css.style} />',
  'process.env.TZ = "UTC"',
  'useEffect(() => { node.scrollIntoView(); }, [node])',
];
/** One line for each set of rules that we take from oxlint. */
const others = [
  ['() => { if (a) useState(1); }', 'react-hooks(rules-of-hooks)'],
  ['0; export function Page() { return <p>{Math.random()}</p>; }', 'react(purity)'],
  ['<img src="/x.svg" />', 'jsx-a11y(alt-text)'],
  ['text as any', 'typescript(no-explicit-any)'],
  ['a == 1', 'eslint(eqeqeq)'],
] as const;
const all = [...refusedWords, ...refusedMarkup, ...refusedPitfalls, ...passing, ...others.map(([code]) => code)];

const project = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What `npm run lint` says of each line as a file in src/, by the line. */
const found = lint();

function lint(): ReadonlyMap<string, readonly string[]> {
  const settings = readFileSync(join(project, '.oxlintrc.json'), 'utf8');
  writeFileSync(join(folder, '.oxlintrc.json'), settings.replace('./src/tools', `${project}/src/tools`));
  mkdirSync(join(folder, 'src'));
  for (const [index, code] of all.entries())
    writeFileSync(join(folder, 'src', `${index}.tsx`), `export const made = ${code};\n`);
  const oxlint = join(project, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--format', 'json', '.'], { cwd: folder, encoding: 'utf8' });
  const { diagnostics, number_of_files: read } = JSON.parse(stdout) as {
    readonly diagnostics: readonly { readonly code?: string; readonly message: string; readonly filename: string }[];
    readonly number_of_files: number;
  };
  expect(read).toBe(all.length);
  const messages = (index: number) =>
    diagnostics
      .filter(({ filename }) => basename(filename) === `${index}.tsx`)
      .map(({ code, message }) => code ?? message);
  return new Map(all.map((code, index) => [code, messages(index)]));
}

/** Only the site's own rules, and code that cannot be read. */
const own = (code: string) => found.get(code)!.filter((one) => !/^(?!site)[a-z0-9-]+\(/.test(one));

describe('a word that a visitor reads is refused in src/', () => {
  it.each(refusedWords)('%s', (code) => expect(own(code)).toEqual(['site(no-visitor-text)']));
});

describe('markup that the content security policy blocks is refused in src/', () => {
  it.each(refusedMarkup)('%s', (code) => expect(own(code)).toEqual(['site(no-unsafe-markup)']));
});

describe('what works otherwise than it reads is refused', () => {
  it.each(refusedPitfalls)('%s', (code) => expect(own(code)).toEqual(['site(no-pitfalls)']));
});

describe('other code passes', () => {
  it.each(passing)('%s', (code) => expect(own(code)).toEqual([]));
});

describe('the rules of others are on', () => {
  it.each(others)('%s', (code, rule) => expect(found.get(code)).toContain(rule));
});
