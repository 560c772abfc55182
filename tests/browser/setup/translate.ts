import type { Page } from '@playwright/test';

/**
 * Translates the page as the browsers' services do: each text becomes `<font><font>` with other words, and so does
 * every text that comes later.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isOurs = (node: Node) => node.parentElement?.closest('font, script, style, title, option') !== null;
    const translateIn = (root: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      if (root instanceof Text) texts.push(root);
      for (const text of texts) {
        if (isOurs(text) || text.data.trim() === '') continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = `⟦${text.data}⟧`;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translateIn(document.body);
    new MutationObserver((records) => {
      const changed = records.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
      for (const node of changed) if (node.isConnected) translateIn(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
