// VS Code runs this file as it is. It starts the language server of the project around it, which does the work.
const { join } = require('node:path');
const { LanguageClient } = require('vscode-languageclient/node');

const project = join(__dirname, '../../..');

/** Without a transport, the two talk over standard input and output. */
const server = {
  command: 'node',
  args: [join(project, 'src/tools/cli/site/bin.js'), 'language-server'],
  options: { cwd: project },
};

let client;

exports.activate = () => {
  client = new LanguageClient('site-config', 'Site config', server, {
    documentSelector: [{ scheme: 'file', language: 'site-config' }],
  });
  return client.start();
};

exports.deactivate = () => client?.stop();
