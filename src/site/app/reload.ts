const key = 'reloaded_for';
let reloading = false;

/**
 * Reloads an address whose chunk a deploy has removed, which brings the new site. This happens once for each address,
 * tab and build; the hash in this file's own address identifies the build. When it fails again, the error is only
 * logged, so that there is never a loop.
 * Returns whether the address is being reloaded.
 */
export function reloadOnce(error: unknown, address: string = location.href): boolean {
  if (reloading) return true;
  const attempt = `${address} ${import.meta.url}`;
  try {
    if (sessionStorage.getItem(key) === attempt) throw error;
    sessionStorage.setItem(key, attempt);
  } catch (thrown) {
    // The address was reloaded before, or storage is not available. Not reloading is safer than a loop.
    console.error(thrown);
    return false;
  }
  reloading = true;
  location.assign(address);
  return true;
}
