/** Texts of the rich text editor. */
export const richTexts = {
  tools: 'Format the selected words',
  bold: 'Bold',
  boldHelp: 'Ctrl+B',
  link: 'Link',
  linkHelp: 'Ctrl+K',
  unmarkable: 'Bold words and links cannot overlap or span two lines.',
  preview: 'As visitors see it',
  linkTo: 'Link to',
  noLink: 'Remove the link',
  cancel: 'Cancel',
  findPage: 'Find a page by its title, or type an address',
  appears: (day: string): string => `appears on ${day}`,
  own: 'Press Enter to use this address.',
  none: 'No page has this title or address.',
} as const;
