/** A name that is not taken: new, new-2, new-3. */
export function freshName(base: string, taken: readonly string[], between = '-'): string {
  let count = 1;
  const name = () => (count === 1 ? base : `${base}${between}${count}`);
  while (taken.includes(name())) count += 1;
  return name();
}

/** dateOfBirth → Date of birth, hero-carousel → Hero carousel */
export function titleFromName(name: string): string {
  const words = name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of a field or property from its label: City of office → cityOfOffice. Empty if it has no letter. */
export function nameOfLabel(label: string): string {
  const words = plainWords(label);
  const name = words.map((word, index) =>
    index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
  );
  return name
    .join('')
    .replace(/^[0-9]+/, '')
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());
}

/** The value of a choice from its label: Navi Mumbai → navi-mumbai. Empty if it has no letter. */
export const slugOf = (label: string): string => plainWords(label).join('-').toLowerCase();

/** The words of a label in ASCII letters and digits. */
const plainWords = (label: string): string[] =>
  label
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/['’]/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
