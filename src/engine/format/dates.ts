/** A civil date as India writes it: 2025-03-09 is 09/03/2025. Another text stays as it is. No time zone takes part. */
export const formatDate = (date: string): string => date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');

/** A month of a year: 2025-03 is 03/2025. Another text stays as it is. */
export const formatMonth = (month: string): string => month.replace(/^(\d{4})-(\d{2})$/, '$2/$1');
