/** The tests of each kind of config file; what stands in no such folder has its own among the data. */
const tests: Readonly<Record<string, string>> = {
  pages: 'tests/config/pages.test.tsx',
  forms: 'tests/config/forms.test.tsx',
  wizards: 'tests/config/wizards.test.tsx',
};

/**
 * What to tell Vitest for the words after `npm test --`. A config file is no test file but the title of its tests:
 * `config/pages/home.yaml` runs just those. Everything else goes on as it is.
 */
export function asFilter(words: readonly string[]): string[] {
  const files = words.filter((word) => /^config\/.*\.yaml$/.test(word));
  if (files.length === 0) return [...words];
  const title = files.map((file) => file.replaceAll('.', '\\.')).join('|');
  return [
    ...new Set(files.map(testOf)),
    '-t',
    title,
    '--hideSkippedTests',
    ...words.filter((word) => !files.includes(word)),
  ];
}

const testOf = (file: string): string => tests[file.split('/')[1] ?? ''] ?? 'tests/config/data.test.tsx';
