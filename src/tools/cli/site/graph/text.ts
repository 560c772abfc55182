import { formatNumber } from '../../../../shared/engine/format/numbers.ts';
import type { NumberStyle } from '../../../../shared/plan/message.ts';
import type { Colours } from '../../kit/colours.ts';
import { end, type Graph, type Step } from './model.ts';

/** A graph as text, suitable for screen readers: the steps in order, each with its transitions. */
export function graphText(graph: Graph, style: NumberStyle, { strong, dim }: Colours): string {
  const head = [
    `${strong(graph.title)} ${dim(`(${graph.file})`)}`,
    graph.shownOn.length > 0 ? `Shown on ${graph.shownOn.join(', ')}.` : 'Not shown on any page.',
    ...(graph.carried.length > 0 ? [`May arrive with an answer to: ${graph.carried.join(', ')}.`] : []),
  ];
  const steps = graph.steps.map((step, index) =>
    [
      '',
      `${index + 1}  ${strong(step.id)}: ${step.title}`,
      ...(step.when === undefined ? [] : [`   Only when ${step.when}.`]),
      ...reached(step).map((line) => dim(`   ${line}`)),
      ...asked(step).map((line) => `   ${line}`),
      ...step.exits.map(({ id, heading, when }) => `   ✕ ${strong(id)}: ${heading}  when ${when}`),
      ...graph.ways
        .filter(({ from }) => from === step.id)
        .map(
          ({ to, when }) => `   → ${strong(to === end ? graph.submit : to)}${when === undefined ? '' : `  ${when}`}`,
        ),
    ].join('\n'),
  );
  const combinations = formatNumber(graph.combinations, style);
  const proved = graph.steps.some(({ exits }) => exits.length > 0)
    ? 'every step and exit is reached, and every visitor can finish or ends at an exit.'
    : 'every step is reached, and every visitor can finish.';
  const walked = `Walked in ${graph.states} states, which represent ${combinations} combinations: ` + proved;
  return [
    ...head,
    ...steps,
    '',
    `${strong(graph.submit)}: ${graph.end.join('; ')}.`,
    ...(graph.states > 0 ? [dim(walked)] : []),
  ].join('\n');
}

/** The visitor who gets here with the fewest answers. */
function reached({ reachedBy }: Step): string[] {
  const answers = reachedBy.map(({ label, answer, value }) => (value === true ? label : `${label} ${answer}`));
  return answers.length === 0 ? [] : [`Reached by: ${answers.join(' · ')}`];
}

function asked({ asks }: Step): string[] {
  const always = asks.filter(({ when }) => when === undefined).map(({ label }) => label);
  return [
    ...(always.length > 0 ? [`Asks ${always.join(' · ')}`] : []),
    ...asks.flatMap(({ label, when }) => (when === undefined ? [] : [`Asks ${label} when ${when}`])),
  ];
}

/** A graph in Mermaid, which GitHub and many editors draw. */
export function graphMermaid({ steps, ways, submit, end: done, title }: Graph): string {
  const quoted = (text: string) => `"${text.replaceAll('"', '#quot;')}"`;
  const node = (id: string) => (id === end ? 'done' : `step_${id.replaceAll('-', '_')}`);
  return [
    'flowchart TD',
    `  accTitle: ${title}`,
    ...steps.map(
      ({ id, title: words, when }) =>
        `  ${node(id)}${when === undefined ? `[${quoted(words)}]` : `{{${quoted(words)}}}`}`,
    ),
    `  done([${quoted(`${submit}: ${done.join('; ')}`)}])`,
    ...steps.flatMap(({ id: from, exits }) =>
      exits.flatMap(({ id, heading, when }) => [
        `  ${node(id)}[/${quoted(heading)}/]`,
        `  ${node(from)} -.->|${quoted(`when ${when}`)}| ${node(id)}`,
      ]),
    ),
    ...ways.map(
      ({ from, to, when }) => `  ${node(from)} -->${when === undefined ? '' : `|${quoted(when)}|`} ${node(to)}`,
    ),
  ].join('\n');
}
