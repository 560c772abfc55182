/**
 * Lets React change a page that the browser translates. A translation service replaces text nodes by `<font>`
 * elements. React would then change nodes that are no longer in the page, so that counts and labels keep their old
 * words, or throw an error when it removes one. This puts each replaced node back, empty, before its translation. Once
 * React gives it a text, or removes it, the translation is removed, and the service translates the new text.
 */
export function followTranslation(root: Node): void {
  const translations = new WeakMap<Node, ChildNode>();

  const drop = (text: Node) => {
    translations.get(text)?.remove();
    translations.delete(text);
  };

  const putBack = (text: Text, translation: ChildNode) => {
    translations.set(text, translation);
    text.data = '';
    translation.before(text);
  };

  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') {
        if (target.nodeValue !== '') drop(target);
        continue;
      }
      for (const node of removedNodes) {
        if (!(node instanceof Text) || node.parentNode) continue;
        const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
        if (translations.has(node)) drop(node);
        else if (translation?.parentNode === target) putBack(node, translation);
      }
    }
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}

const isTranslation = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT';
