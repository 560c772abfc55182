/** The language whose address a path has, in any letter case; undefined for the first one. */
export const languageAt = <Language extends { readonly base: string }>(
  path: string,
  languages: readonly Language[],
): Language | undefined =>
  languages.find(({ base }) => base !== '' && `${path}/`.toLowerCase().startsWith(`${base}/`.toLowerCase()));
