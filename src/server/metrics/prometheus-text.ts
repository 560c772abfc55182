/** Writes labels: `{route="/api/leads",status="201"}`. Values are our own, and need no escaping. */
export const labels = (values: Readonly<Record<string, string | number>>): string =>
  `{${Object.entries(values)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')}}`;

/** A counter with a value for each set of labels. */
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
 * A histogram of durations in seconds. For each value of one label: the counts up to each bound, the total count, and
 * the sum.
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

/** Writes a gauge. */
export const gaugeText = (name: string, help: string, value: number): string =>
  `${comments(name, help, 'gauge')}${name} ${value}\n`;

/** Writes a counter that is counted elsewhere. */
export const counterText = (name: string, help: string, value: number): string =>
  `${comments(name, help, 'counter')}${name} ${value}\n`;

const comments = (name: string, help: string, type: string): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;
