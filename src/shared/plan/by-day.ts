/** The key of a value that differs by day: `heading: { $byDay: [{ until: …, value: … }, …] }`. */
export const byDayKey = '$byDay';
