/** On the marked site, the first shape of an icon has the number of its mark in this attribute. */
export const iconAttribute = 'data-studio-icon';
