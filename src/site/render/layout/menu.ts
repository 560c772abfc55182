/**
 * What the menu of a narrow screen needs besides the browser's own popover: it closes when the focus leaves it, because
 * the menu would cover the focused element, and when a link to the current page is chosen, which changes no address.
 * The markup is that of MobileMenu.tsx.
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
    // The links of the footer are those of the menu: browsers without popovers find them there.
    if (!('popover' in HTMLElement.prototype) && target.closest('header [popovertarget]'))
      document.querySelector<HTMLElement>('body > footer')?.focus();
  });
}

const menuOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-menu]:popover-open') : null;
