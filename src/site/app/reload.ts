const key = 'reloaded_for';
let reloading = false;

/**
 * Reloads a page, which brings the new site, when a deploy has removed one of its chunks. This happens once for each
 * address, tab and build; the hash in this file's own address identifies the build. When it fails again, the error is
 * only logged, so that there is never a loop.
 * Returns whether the page is being reloaded.
 */
export function reloadOnce(error: unknown): boolean {
  if (reloading) return true;
  const attempt = `${location.href} ${import.meta.url}`;
  try {
    if (sessionStorage.getItem(key) === attempt) throw error;
    sessionStorage.setItem(key, attempt);
  } catch (thrown) {
    // The address was reloaded before, or storage is not available. Not reloading is safer than a loop.
    console.error(thrown);
    return false;
  }
  reloading = true;
  location.reload();
  return true;
}

/**
 * Waits until the server answers, or the visitor leaves the address. Calls `tell` if the server does not answer at
 * once, as when offline.
 */
export const reached = (pathname: string, tell?: () => void): Promise<unknown> =>
  fetch(location.href, { method: 'HEAD' }).catch(async () => {
    tell?.();
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return location.pathname === pathname && reached(pathname);
  });
