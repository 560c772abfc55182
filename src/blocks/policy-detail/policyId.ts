/** The id in /policy/{id}, in small letters as addresses may be typed in any (spec 2.33); '' when it cannot be read. */
export function policyIdOf(pathname: string): string {
  const segment = pathname.split('/').filter(Boolean).at(-1) ?? '';
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return ''; // A lone % sign.
  }
}
