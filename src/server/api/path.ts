/** Whether an address belongs to the API; every other one is a page. */
export function isApiPath(url = ''): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}
