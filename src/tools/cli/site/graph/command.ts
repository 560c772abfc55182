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
  summary: "A wizard's steps, their conditions, and what leads where.",
  words: ['WIZARD'],
  options: {
    mermaid: { type: 'boolean', about: 'For Mermaid, as GitHub and many editors draw it.' },
    svg: { type: 'boolean', about: 'A picture.' },
  },
  about: [
    'WIZARD is a file of config/wizards, by its name or its path.',
    'With --json: {wizard, title, file, shownOn, carried, steps, ways: [{from, to, when}], submit, end, states,',
    'combinations}; reachedBy of a step is the example visitor who comes there with the fewest answers.',
  ],
  examples: [
    ['graph health', 'Read it.'],
    ['graph health --svg > health.svg', 'Look at it, or put it into a document.'],
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
