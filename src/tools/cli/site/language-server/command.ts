import type { Call, Command } from '../../kit/command.ts';
import { serve } from './server.ts';

export const command: Command = {
  name: 'language-server',
  summary: 'Answers editors: what may be written, what a name means, what is wrong.',
  words: [],
  options: {},
  about: [
    'Editors start it by themselves and talk to it over standard input and output (Language Server Protocol).',
    'VS Code does so with the extension in .vscode/extensions. In another editor, set this as the language server of',
    'the YAML files of config/: node src/tools/cli/site/bin.js language-server',
    'It answers about the site in whose config/ folder a file lies.',
  ],
  examples: [['language-server', 'For an editor. It says nothing by itself.']],
  // The protocol's `exit` ends the process.
  run: async (call: Call) => {
    serve(call);
    return new Promise(() => {});
  },
};
