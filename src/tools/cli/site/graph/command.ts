import { didYouMean } from '../../../../shared/problems/nearest.ts';
import { exit, Refusal, type Answer, type Call, type Command } from '../../kit/command.ts';
import { numberStyleOf } from '../../../../compiler/resolve/money.ts';
import { parseName } from '../../../../authoring/usages/find.ts';
import { soundSite } from '../compiled.ts';
import { graphOf } from './model.ts';
import { graphSvg } from './svg.ts';
import { graphMermaid, graphText } from './text.ts';

export const command: Command = {
  name: 'graph',
  summary: "Shows a wizard's steps, their conditions, and the ways between them.",
  words: ['WIZARD'],
  options: {
    mermaid: { type: 'boolean', about: 'Print Mermaid, which GitHub and many editors draw.' },
    svg: { type: 'boolean', about: 'Print an SVG picture.' },
  },
  about: [
    'WIZARD is a file of config/wizards, by name or path.',
    'With --json: {wizard, title, file, shownOn, carried, steps, ways: [{from, to, when}], submit, end, states,',
    'combinations}; reachedBy of a step is the visitor who gets there with the fewest answers.',
  ],
  examples: [
    ['graph health', 'Print it as text.'],
    ['graph health --svg > health.svg', 'View it, or add it to a document.'],
    ['graph health --mermaid', 'Paste it between ```mermaid and ``` on GitHub.'],
  ],
  run: graph,
};

function graph(call: Call): Answer {
  const { svg, mermaid } = call.values;
  if (svg === true && mermaid === true) throw new Refusal('Choose one of --svg and --mermaid.', exit.usage);
  const { symbols } = soundSite(call);
  const { kind = 'wizard', id } = parseName(call.words[0] ?? '');
  const source = kind === 'wizard' ? symbols.wizards.get(id) : undefined;
  if (!source)
    throw new Refusal(
      kind === 'wizard'
        ? `No wizard is called "${id}". ${didYouMean(id, symbols.wizards.keys())}`
        : `"${id}" is a ${kind}, and only wizards have a graph.`,
    );
  const found = graphOf(source, symbols);
  return {
    code: exit.fine,
    data: found,
    text: (colours) =>
      svg === true
        ? graphSvg(found)
        : mermaid === true
          ? graphMermaid(found)
          : graphText(found, numberStyleOf(symbols), colours),
  };
}
