import type { Scheme } from '../messages.ts';

/** Matches a media query for the colour scheme. */
const schemeQuery = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g;

/** The original media queries of changed rules. */
const originalMedia = new WeakMap<CSSMediaRule, string>();

/**
 * Shows a page in light or dark colours, whatever the device prefers, by changing its media queries. Follows the page's
 * style sheets, which the development server replaces. Returns a function that stops this.
 */
export function paint(page: Document, scheme: Scheme): () => void {
  const controls = page.createElement('style');
  controls.textContent = `:root { color-scheme: ${scheme} !important; }`;
  const tell = () => {
    for (const sheet of page.styleSheets) paintRules(sheetRules(sheet), scheme);
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

/** The rules of a style sheet; empty for one from another site. */
function sheetRules(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

function paintRules(rules: Iterable<CSSRule>, scheme: Scheme): void {
  for (const rule of rules) {
    if ('media' in rule && 'cssRules' in rule) paintRule(rule as CSSMediaRule, scheme);
    if ('cssRules' in rule) paintRules(rule.cssRules as CSSRuleList, scheme);
  }
}

function paintRule(rule: CSSMediaRule, scheme: Scheme): void {
  const query = originalMedia.get(rule) ?? rule.media.mediaText;
  if (!query.includes('prefers-color-scheme')) return;
  originalMedia.set(rule, query);
  const told = query.replace(schemeQuery, (_, wanted: Scheme) =>
    wanted === scheme ? '(min-width: 0)' : '(max-width: 0)',
  );
  if (rule.media.mediaText !== told) rule.media.mediaText = told;
}
