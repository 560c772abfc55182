/** A size in words, such as 1.2 MB; 0.1 kB at least. Takes bytes. */
export function sizeInWords(bytes: number, language: string): string {
  const [value, unit] = bytes < 1e6 ? [Math.max(0.1, bytes / 1e3), 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
