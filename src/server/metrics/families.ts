/** Labels as they stand in the text: `{route="/api/leads",status="201"}`. Their values are our own words, which need no escape. */
export const labels = (values: Readonly<Record<string, string | number>>): string =>
  `{${Object.entries(values)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')}}`;

/** A number that only grows, by labels. */
export class Counter {
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly name: string,
    private readonly help: string,
  ) {}

  add(label: string, by = 1): void {
    this.counts.set(label, (this.counts.get(label) ?? 0) + by);
  }

  text(): string {
    return (
      head(this.name, this.help, 'counter') +
      [...this.counts].map(([label, count]) => `${this.name}${label} ${count}\n`).join('')
    );
  }
}

/** How long things took, in seconds, by one label: how many took at most so long, how many in all, and the sum. */
export class Histogram {
  private readonly series = new Map<string, { readonly upTo: number[]; count: number; sum: number }>();

  constructor(
    private readonly name: string,
    private readonly help: string,
    private readonly label: string,
    private readonly bounds: readonly number[],
  ) {}

  add(label: string, seconds: number): void {
    let series = this.series.get(label);
    if (!series) this.series.set(label, (series = { upTo: this.bounds.map(() => 0), count: 0, sum: 0 }));
    this.bounds.forEach((bound, index) => void (seconds <= bound && (series.upTo[index]! += 1)));
    series.count += 1;
    series.sum += seconds;
  }

  text(): string {
    const { name, label, bounds } = this;
    const lines = [...this.series].flatMap(([value, { upTo, count, sum }]) => [
      ...bounds.map((bound, index) => `${name}_bucket${labels({ [label]: value, le: bound })} ${upTo[index]}\n`),
      `${name}_bucket${labels({ [label]: value, le: '+Inf' })} ${count}\n${name}_sum${labels({ [label]: value })} ${sum}\n${name}_count${labels({ [label]: value })} ${count}\n`,
    ]);
    return head(name, this.help, 'histogram') + lines.join('');
  }
}

/** A number that is looked up when it is asked for. */
export const gauge = (name: string, help: string, value: number): string =>
  `${head(name, help, 'gauge')}${name} ${value}\n`;

export const counted = (name: string, help: string, value: number): string =>
  `${head(name, help, 'counter')}${name} ${value}\n`;

const head = (name: string, help: string, type: string): string => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;
