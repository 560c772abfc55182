const key = 'reloaded_for';
let reloading = false;

/**
 * A chunk may be gone after a deploy: load the address anew, which brings the new site.
 * Once per address and tab; when it fails again, the error goes on, so there is never a loop.
 */
export function reloadOnce(error: unknown, address: string = location.href): void {
  if (reloading) return;
  try {
    if (sessionStorage.getItem(key) === address) throw error;
    sessionStorage.setItem(key, address);
  } catch (thrown) {
    // No storage, no guard: then better no reload than a loop.
    console.error(thrown);
    return;
  }
  reloading = true;
  location.assign(address);
}
