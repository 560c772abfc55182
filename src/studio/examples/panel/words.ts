/** Texts about examples that lack answers. */
export const exampleTexts = {
  lacking: (count: number, questions: readonly string[]): string =>
    `${count === 1 ? '1 example has' : `${count} examples have`} no answer to ${questions
      .map((question) => `“${question}”`)
      .join(', ')}, which ${questions.length === 1 ? 'is' : 'are'} required. Without it they end with a message.`,
  fill: 'Fill in an answer',
  fillOf: (file: string): string => `Fill in an answer: ${file.replace(/^config\//, '')}`,
} as const;
