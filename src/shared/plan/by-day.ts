/** The key of a value that is another one on some days: `heading: { $byDay: [{ until: …, value: … }, …] }`. */
export const byDayKey = '$byDay';
