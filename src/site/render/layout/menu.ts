/**
 * What the menu of a narrow screen needs besides the browser's own popover: it closes with the focus, which would be on
 * what the menu covers, and with the choice of a link to the page that is shown, which changes no address. The markup
 * is that of MobileMenu.tsx.
 */
export function runMenu(): void {
  addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = menuOf(target);
    if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.hidePopover();
  });
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest('a');
    if (link?.href === location.href) menuOf(link)?.hidePopover();
    // The links of the footer are those of the menu: there a browser finds them that knows no popover.
    if (!('popover' in HTMLElement.prototype) && target.closest('[popovertarget]'))
      document.querySelector<HTMLElement>('body > footer')?.focus();
  });
}

const menuOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-menu]:popover-open') : null;
