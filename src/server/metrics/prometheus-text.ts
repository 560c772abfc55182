/**
 * Writes labels: `{route="/api/leads",status="201"}`. Only values of our own are labels, and none of them needs
 * escaping.
 */
export const labels = (values: Readonly<Record<string, string | number>>): string =>
  `{${Object.entries(values)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')}}`;

/** Numbers that only grow, one for each set of labels. */
export class Counter {
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly name: string,
    private readonly help: string,
  ) {}

  increment(label: string): void {
    this.counts.set(label, (this.counts.get(label) ?? 0) + 1);
  }

  text(): string {
    return (
      comments(this.name, this.help, 'counter') +
      [...this.counts].map(([label, count]) => `${this.name}${label} ${count}\n`).join('')
    );
  }
}

/**
 * How long things took, in seconds. For each value of one label: how many took at most each of the bounds, how many
 * there were, and their sum.
 */
export class Histogram {
  private readonly series = new Map<string, { readonly atMost: number[]; count: number; sum: number }>();

  constructor(
    private readonly name: string,
    private readonly help: string,
    private readonly label: string,
    private readonly bounds: readonly number[],
  ) {}

  add(label: string, seconds: number): void {
    let series = this.series.get(label);
    if (!series) {
      series = { atMost: this.bounds.map(() => 0), count: 0, sum: 0 };
      this.series.set(label, series);
    }
    for (const [index, bound] of this.bounds.entries()) if (seconds <= bound) series.atMost[index]! += 1;
    series.count += 1;
    series.sum += seconds;
  }

  text(): string {
    const { name, label, bounds } = this;
    const lines = [...this.series].flatMap(([value, { atMost, count, sum }]) => [
      ...bounds.map((bound, index) => `${name}_bucket${labels({ [label]: value, le: bound })} ${atMost[index]}\n`),
      `${name}_bucket${labels({ [label]: value, le: '+Inf' })} ${count}\n`,
      `${name}_sum${labels({ [label]: value })} ${sum}\n`,
      `${name}_count${labels({ [label]: value })} ${count}\n`,
    ]);
    return comments(name, this.help, 'histogram') + lines.join('');
  }
}

/** Writes a number that may rise and fall. */
export const gaugeText = (name: string, help: string, value: number): string =>
  `${comments(name, help, 'gauge')}${name} ${value}\n`;

/** Writes a number that only grows, and that somebody else counts. */
export const counterText = (name: string, help: string, value: number): string =>
  `${comments(name, help, 'counter')}${name} ${value}\n`;

const comments = (name: string, help: string, type: string): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;
