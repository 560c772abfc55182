const key = 'reloaded_for';
let reloading = false;

/**
 * A chunk may be gone after a deploy: load the address anew, which brings the new site.
 * Once per address, tab and build, of which the hash in this file's own address tells; when it fails again,
 * the error goes on, so there is never a loop.
 */
export function reloadOnce(error: unknown, address: string = location.href): void {
  if (reloading) return;
  const attempt = `${address} ${import.meta.url}`;
  try {
    if (sessionStorage.getItem(key) === attempt) throw error;
    sessionStorage.setItem(key, attempt);
  } catch (thrown) {
    // No storage, no guard: then better no reload than a loop.
    console.error(thrown);
    return;
  }
  reloading = true;
  location.assign(address);
}
