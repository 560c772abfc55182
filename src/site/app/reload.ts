const key = 'reloaded_for';
let reloading = false;

/**
 * Reloads the page, of which a deploy has removed a chunk: this brings the new site. This happens once for each
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

/** Waits until the server answers. Calls `tell` if it does not do so at once, as when offline. */
export const reached = (tell?: () => void): Promise<unknown> =>
  fetch(location.href, { method: 'HEAD' }).catch(async () => {
    tell?.();
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return reached();
  });
