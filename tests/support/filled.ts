/** Words in lines of at most `width` characters. A longer word has a line of its own. */
export function filled(words: readonly string[], width: number, between = ' | '): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)}${between}${word}`;
    if (lines.length > 0 && longer.length <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
