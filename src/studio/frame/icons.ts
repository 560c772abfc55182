/** On the marked site, the first shape of an icon has the icon's name in this attribute. */
export const iconAttribute = 'data-studio-icon';
