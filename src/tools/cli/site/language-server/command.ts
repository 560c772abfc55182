import type { Call, Command } from '../../kit/command.ts';
import { serve } from './server.ts';

export const command: Command = {
  name: 'language-server',
  summary: 'Language server for editors: completion, hover, diagnostics, rename.',
  words: [],
  options: {},
  about: [
    'Editors start it and communicate over standard input and output (Language Server Protocol).',
    'VS Code does so with the extension in .vscode/extensions. In another editor, set this as the language server of',
    'the YAML files of config/: node src/tools/cli/site/bin.js language-server',
    'It serves the site in whose config/ folder a file is.',
  ],
  examples: [['language-server', 'For an editor. It prints nothing by itself.']],
  // The protocol's `exit` ends the process.
  run: async (call: Call) => {
    serve(call);
    return new Promise(() => {});
  },
};
