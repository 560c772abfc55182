/** The attribute in which the first shape of an icon has the icon's name, on the marked site. */
export const iconAttribute = 'data-studio-icon';
