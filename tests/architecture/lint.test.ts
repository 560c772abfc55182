import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();

/** The messages of `npm run lint` about a component in src/, only from the site's own rules. */
async function findings(code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`export const made = ${code};\n`, { filePath: 'src/site/render/Made.tsx' });
  const own = result!.messages.filter(({ fatal, ruleId }) => fatal || ruleId?.startsWith('site/'));
  return own.map(({ ruleId, message }) => ruleId ?? message);
}

describe('a word that a visitor reads is refused in src/', () => {
  it.each([
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
  ])('%s', async (code) => {
    expect(await findings(code)).toEqual(['site/no-visitor-text']);
  });
});

describe('markup that the content security policy blocks is refused in src/', () => {
  it.each([
    '<p style={{ color }} />',
    '<p dangerouslySetInnerHTML={{ __html: text }} />',
    'createElement("p", { dangerouslySetInnerHTML: x })',
    'node.innerHTML = text',
  ])('%s', async (code) => {
    expect(await findings(code)).toEqual(['site/no-unsafe-markup']);
  });
});

describe('other texts pass', () => {
  it.each([
    '<p>{label}</p>',
    '<p>{count} / {total}</p>',
    '<p>{a === "yes" && label}</p>',
    '<p>₹{`${amount}`}</p>',
    '<img alt="" src="/x.svg" />',
    '<input placeholder={ui.placeholder} className="field" />',
    '<p className={css.style} />',
  ])('%s', async (code) => {
    expect(await findings(code)).toEqual([]);
  });
});
