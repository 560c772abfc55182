export interface FileRules {
  /** Endings, as the browser's accept attribute takes them: .pdf,.doc,.docx */
  readonly accept?: string;
  /** Largest size, in megabytes (1,000,000 bytes). */
  readonly maxMegabytes?: number;
}

/** Whether a file may be chosen: not empty, not too large, with one of the endings. */
export function isAccepted(
  { name, size }: { name: string; size: number },
  { accept, maxMegabytes = Infinity }: FileRules,
): boolean {
  const endings = accept?.split(',').map((ending) => ending.trim().toLowerCase());
  return (
    size > 0 && size <= maxMegabytes * 1e6 && (endings?.some((ending) => name.toLowerCase().endsWith(ending)) ?? true)
  );
}

/** A size in words, such as 1.2 MB. Takes bytes. */
export function sizeOf(bytes: number, language: string): string {
  const [value, unit] = bytes < 1e6 ? [bytes / 1e3, 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
