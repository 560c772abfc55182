export type Scheme = 'light' | 'dark';

/** What a media query asks of the device's colours. */
const asked = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g;

/** Media queries as the style sheets have them, by the rule that was given another. */
const own = new WeakMap<CSSMediaRule, string>();

/**
 * Draws a page in light or dark colours, whatever the device prefers: its media queries are told so, and its controls.
 * Returns the function that ends following the page's style sheets, which development replaces.
 */
export function paint(page: Document, scheme: Scheme): () => void {
  const controls = page.createElement('style');
  controls.textContent = `:root { color-scheme: ${scheme} !important; }`;
  const tell = () => {
    for (const sheet of page.styleSheets) tellRules(rulesOf(sheet), scheme);
  };
  page.head.append(controls);
  tell();
  const watch = new MutationObserver(tell);
  watch.observe(page.head, { childList: true, subtree: true, characterData: true });
  return () => {
    watch.disconnect();
    controls.remove();
  };
}

/** The rules of a style sheet; none of one that another site gives. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

function tellRules(rules: Iterable<CSSRule>, scheme: Scheme): void {
  for (const rule of rules) {
    if ('media' in rule && 'cssRules' in rule) tellRule(rule as CSSMediaRule, scheme);
    if ('cssRules' in rule) tellRules(rule.cssRules as CSSRuleList, scheme);
  }
}

function tellRule(rule: CSSMediaRule, scheme: Scheme): void {
  const query = own.get(rule) ?? rule.media.mediaText;
  if (!query.includes('prefers-color-scheme')) return;
  own.set(rule, query);
  const told = query.replace(asked, (_, wanted: Scheme) => (wanted === scheme ? '(min-width: 0)' : '(max-width: 0)'));
  if (rule.media.mediaText !== told) rule.media.mediaText = told;
}
