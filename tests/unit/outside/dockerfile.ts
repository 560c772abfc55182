/** One line of a Dockerfile, with the lines that continue it: `{ name: 'RUN', text: 'npm ci' }`. */
export interface Step {
  readonly name: string;
  readonly text: string;
}

/** A stage, which a FROM begins. */
export interface Stage {
  readonly base: string;
  readonly name: string | undefined;
  readonly steps: readonly Step[];
}

/** A parsed COPY or ADD. */
export interface Copy {
  /** The stage from which it copies; undefined when that is the project. */
  readonly from: string | undefined;
  readonly owner: string | undefined;
  readonly sources: readonly string[];
  readonly target: string;
}

export function readDockerfile(text: string): Stage[] {
  const lines = text.split('\n').filter((line) => !/^\s*(#|$)/.test(line));
  const steps = lines
    .join('\n')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line): Step => {
      const [, name, rest] = /^\s*([A-Z]+)\s+(.*)$/.exec(line) ?? [];
      if (name === undefined) throw new Error(`Not an instruction of a Dockerfile: ${line}`);
      return { name, text: rest! };
    });
  const starts = steps.flatMap(({ name }, index) => (name === 'FROM' ? [index] : []));
  if (starts[0] !== 0) throw new Error('A Dockerfile begins with FROM');
  return starts.map((start, index) => {
    const [base, , name] = steps[start]!.text.split(/\s+/);
    return { base: base!, name, steps: steps.slice(start + 1, starts[index + 1]) };
  });
}

/** The parts of `--from=build --chown=node:node a b target`. Throws when it has another option. */
export function readCopy(text: string): Copy {
  const words = text.split(/\s+/);
  const options = new Map(
    words.filter((word) => word.startsWith('--')).map((word) => word.split('=') as [string, string]),
  );
  const unknown = [...options.keys()].filter((name) => name !== '--from' && name !== '--chown');
  if (unknown.length > 0) throw new Error(`COPY has options that are not known here: ${unknown.join(' ')}`);
  const paths = words.filter((word) => !word.startsWith('--'));
  return {
    from: options.get('--from'),
    owner: options.get('--chown'),
    sources: paths.slice(0, -1),
    target: paths.at(-1)!,
  };
}
