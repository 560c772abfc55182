import type { NumberStyle } from '../plan/message.ts';
import type { Type, TypeOf } from './expression.ts';
import type { Literal } from './tree.ts';

/** What a condition can name: a field with its title, or a constant. */
export interface Name {
  readonly name: string;
  readonly title: string;
  readonly type: Type;
  /** Its choices with their labels; empty if any answer is allowed. */
  readonly options: readonly NamedOption[];
  /** Whether a yes-or-no field is a box or switch. */
  readonly isBox?: true;
  /** The value of a constant. */
  readonly value?: Literal;
}

export interface NamedOption {
  readonly value: string | number;
  readonly label: string;
}

/** The names by themselves, and how the site writes numbers beside them. */
export class Names {
  private readonly byName: ReadonlyMap<string, Name>;

  constructor(
    readonly all: readonly Name[],
    readonly numbers: NumberStyle = {},
  ) {
    this.byName = new Map(all.map((one) => [one.name, one]));
  }

  of(name: string): Name | undefined {
    return this.byName.get(name);
  }

  readonly typeOf: TypeOf = (name) => this.of(name)?.type;
}
