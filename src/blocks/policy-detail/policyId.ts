/** The id in /policy/{id}; undefined when that is no id that a policy can have. */
export function policyIdOf(pathname: string): string | undefined {
  const segment = pathname.split('/').filter(Boolean).at(-1) ?? '';
  try {
    const id = decodeURIComponent(segment);
    return /^[a-z0-9-]{1,64}$/.test(id) ? id : undefined;
  } catch {
    return undefined; // A lone % sign.
  }
}
