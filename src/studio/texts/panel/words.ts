/** What Studio says of texts, and of the links in them. */
export const textWords = {
  tools: 'Change the chosen words',
  bold: 'Bold',
  boldHelp: 'Ctrl+B',
  link: 'Link',
  linkHelp: 'Ctrl+K',
  unmarkable: 'Bold words and links cannot overlap, or run over two lines.',
  preview: 'As visitors see it',
  linkTo: 'Where the link leads',
  noLink: 'Make it plain words',
  cancel: 'Cancel',
  findPage: 'Find a page by its title, or write an address',
  own: 'Press Enter to use this address.',
  none: 'No page has this title or address.',
} as const;
