/** What Studio says of texts, and of the links in them. */
export const textWords = {
  tools: 'Change the chosen words',
  bold: 'Bold',
  boldHelp: 'Ctrl+B',
  link: 'Link',
  linkHelp: 'Ctrl+K',
  unmarkable: 'These words cannot be marked: they stand in other marks, or over two lines.',
  preview: 'As visitors see it',
  linkTo: 'Where the link leads',
  noLink: 'Make it plain words',
  cancel: 'Leave it',
  findPage: 'Find a page by its title, or write an address',
  own: 'Enter takes this address.',
  none: 'No page has this title or address.',
} as const;
