import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createProtocolConnection,
  type CodeAction,
  type CompletionList,
  type Diagnostic,
  type Hover,
  type Location,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type Range,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { folders } from '../../../../src/compiler/read/files.ts';

/** The extension of VS Code, and the server that it starts, as an editor talks to it. */
const project = join(import.meta.dirname, '../../../..');
const extension = join(project, '.vscode/extensions/site-config');
const root = mkdtempSync(join(tmpdir(), 'language-server-'));
cpSync(join(project, 'tests/cases/commands/_base'), root, { recursive: true });

const home = 'config/pages/home.yaml';
const ask = 'config/forms/ask.yaml';
const uri = (file: string): string => pathToFileURL(join(root, file)).href;
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

interface ServerOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly options: { readonly cwd: string };
}

/** Runs the extension with a client that only records its options. */
function startedBy(): { server: ServerOptions; languages: unknown } {
  const given: unknown[] = [];
  class LanguageClient {
    constructor(...all: unknown[]) {
      given.push(...all);
    }
    start() {}
  }
  const module = { exports: {} as { activate?: () => void } };
  const code = readFileSync(join(extension, 'extension.js'), 'utf8');
  const require = createRequire(join(extension, 'extension.js'));
  const load = (name: string): unknown => {
    // The client itself runs only in VS Code, but must be installed.
    if (name === 'vscode-languageclient/node') return require.resolve(name) && { LanguageClient };
    return require(name);
  };
  // oxlint-disable-next-line no-new-func -- VS Code loads the file in the same way.
  new Function('require', 'exports', '__dirname', code)(load, module.exports, extension);
  module.exports.activate?.();
  const [, , server, { documentSelector }] = given as [string, string, ServerOptions, { documentSelector: unknown }];
  return { server, languages: documentSelector };
}

let child: ChildProcess;
let connection: ProtocolConnection;
const published: PublishDiagnosticsParams[] = [];
let hear: (() => void) | undefined;

beforeAll(async () => {
  const { command, args, options } = startedBy().server;
  child = spawn(command, args, { ...options, stdio: ['pipe', 'pipe', 'inherit'] });
  connection = createProtocolConnection(new StreamMessageReader(child.stdout!), new StreamMessageWriter(child.stdin!));
  connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
    published.push(params);
    hear?.();
  });
  connection.listen();
  const { capabilities } = await connection.sendRequest<{ capabilities: object }>('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(root).href,
    capabilities: {
      workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['rename'] } },
      textDocument: { completion: { completionItem: { snippetSupport: true } } },
    },
  });
  expect(capabilities).toMatchObject({ hoverProvider: true, renameProvider: { prepareProvider: true } });
  await connection.sendNotification('initialized', {});
});

afterAll(() => {
  child.kill();
  rmSync(root, { recursive: true });
});

/** The open documents of the editor. */
const documents = new Map<string, TextDocument>();

async function open(file: string): Promise<TextDocument> {
  const document = TextDocument.create(uri(file), 'site-config', 1, textOf(file));
  documents.set(file, document);
  await connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri: document.uri, languageId: 'site-config', version: 1, text: document.getText() },
  });
  return document;
}

/** Replaces text by typing, as an editor reports it. */
async function type(file: string, words: string, by: string): Promise<TextDocument> {
  const before = documents.get(file)!;
  const at = before.getText().indexOf(words);
  const range = { start: before.positionAt(at), end: before.positionAt(at + words.length) };
  const contentChanges = [{ range, text: by }];
  const document = TextDocument.update(before, contentChanges, before.version + 1);
  documents.set(file, document);
  const textDocument = { uri: document.uri, version: document.version };
  await connection.sendNotification('textDocument/didChange', { textDocument, contentChanges });
  return document;
}

/** A request about the place of a text. */
function about(file: string, words: string, shift = 1, more: object = {}): object {
  const document = documents.get(file) ?? TextDocument.create(uri(file), 'yaml', 0, textOf(file));
  const position = document.positionAt(document.getText().indexOf(words) + shift);
  return { textDocument: { uri: document.uri }, position, ...more };
}

/** The next diagnostics of a file. */
async function nextTold(file: string): Promise<readonly Diagnostic[]> {
  for (;;) {
    const at = published.findIndex((one) => one.uri === uri(file));
    if (at !== -1) return published.splice(at, 1)[0]!.diagnostics;
    await new Promise<void>((resolve) => (hear = resolve));
  }
}

const wordsAt = (file: string, { start, end }: Range): string => {
  const document = documents.get(file) ?? TextDocument.create('', 'yaml', 0, textOf(file));
  return document.getText({ start, end });
};

describe('the extension', () => {
  const { contributes, main } = JSON.parse(readFileSync(join(extension, 'package.json'), 'utf8')) as {
    main: string;
    contributes: { languages: { id: string; filenamePatterns: string[]; configuration: string }[] };
  };

  it('supports every kind of config file', () => {
    const [language] = contributes.languages;
    expect(startedBy().languages).toEqual([{ scheme: 'file', language: language?.id }]);
    expect(language?.filenamePatterns).toEqual([
      '**/config/site.yaml',
      `**/config/{${Object.keys(folders).join(',')}}/*.yaml`,
    ]);
  });

  it('contains every file that it names, and is recommended by the workspace', () => {
    for (const file of [main, contributes.languages[0]!.configuration, 'grammar.json'])
      expect(readFileSync(join(extension, file), 'utf8')).not.toBe('');
    const { recommendations } = JSON.parse(readFileSync(join(project, '.vscode/extensions.json'), 'utf8')) as {
      recommendations: string[];
    };
    expect(recommendations).toContain('chhatri.site-config');
  });
});

describe('the server', () => {
  it('completes, explains and finds names in an open document', async () => {
    await open(home);
    const { items } = await connection.sendRequest<CompletionList>(
      'textDocument/completion',
      about(home, 'list: questions', 6),
    );
    expect(items.map(({ label }) => label)).toEqual(['questions']);
    expect(items[0]?.textEdit).toMatchObject({ newText: 'questions' });
    const hover = await connection.sendRequest<Hover>('textDocument/hover', about(home, 'list: questions', 8));
    expect((hover.contents as { value: string }).value).toContain('used in 1 place');
    const definition = await connection.sendRequest<Location[]>(
      'textDocument/definition',
      about(home, 'list: questions', 8),
    );
    expect(definition.map((one) => one.uri)).toEqual([uri('config/lists/questions.yaml')]);
    const references = await connection.sendRequest<Location[]>(
      'textDocument/references',
      about(home, 'list: questions', 8, { context: { includeDeclaration: false } }),
    );
    expect(references.map((one) => wordsAt(home, one.range))).toEqual(['questions']);
  });

  it('completes keys as snippets, without keys that are already there', async () => {
    const document = await type(home, 'heading: Questions, list', 'heading: Questions, se, list');
    const { items } = await connection.sendRequest<CompletionList>(
      'textDocument/completion',
      about(home, 'se, list', 2),
    );
    expect(items.map(({ label, textEdit }) => [label, textEdit?.newText])).toEqual([
      ['search', 'search: { label: $1, empty: $2 \\}'],
    ]);
    expect(document.getText((items[0]!.textEdit as TextEdit).range)).toBe('se');
    await type(home, 'heading: Questions, se, list', 'heading: Questions, list');
  });

  it('reports a typed mistake, and fixes it', async () => {
    published.length = 0;
    await type(home, 'list: questions', 'list: qestions');
    const [problem] = await nextTold(home);
    expect(problem).toMatchObject({
      code: 'list/unknown',
      source: 'site',
      severity: 1,
      message: 'No option list is called "qestions". Did you mean "questions"?',
    });
    expect(wordsAt(home, problem!.range)).toBe('qestions');
    const [action] = await connection.sendRequest<CodeAction[]>('textDocument/codeAction', {
      textDocument: { uri: uri(home) },
      range: problem!.range,
      context: { diagnostics: [problem] },
    });
    expect(action).toMatchObject({ title: 'Write questions', kind: 'quickfix', isPreferred: true });
    const [edit] = action!.edit!.changes![uri(home)]!;
    expect(wordsAt(home, edit!.range)).toBe('qestions');
    await type(home, 'qestions', edit!.newText);
    expect(await nextTold(home)).toEqual([]);
    expect(documents.get(home)!.getText()).toBe(textOf(home));
  });

  it('renames in all files, or gives a reason for the refusal', async () => {
    await open(ask);
    const where = about(ask, '    tone: {', 5);
    expect(wordsAt(ask, await connection.sendRequest<Range>('textDocument/prepareRename', where))).toBe('tone');
    const { documentChanges = [] } = await connection.sendRequest<WorkspaceEdit>('textDocument/rename', {
      ...where,
      newName: 'hue',
    });
    expect(documentChanges).toMatchObject([{ textDocument: { uri: uri(ask), version: 1 } }]);
    const moved = await connection.sendRequest<WorkspaceEdit>('textDocument/rename', {
      ...about(home, 'list: questions', 8),
      newName: 'answers',
    });
    expect(moved.documentChanges?.at(-1)).toEqual({
      kind: 'rename',
      oldUri: uri('config/lists/questions.yaml'),
      newUri: uri('config/lists/answers.yaml'),
    });
    await expect(connection.sendRequest('textDocument/prepareRename', about(home, 'block: faq', 8))).rejects.toThrow(
      'A block is code',
    );
  });

  it('reads a file from the disk again when it is closed, and watches other files', async () => {
    published.length = 0;
    await type(home, 'list: questions', 'list: qestions');
    expect(await nextTold(home)).toHaveLength(1);
    await connection.sendNotification('textDocument/didClose', { textDocument: { uri: uri(home) } });
    documents.delete(home);
    expect(await nextTold(home)).toEqual([]);
    writeFileSync(join(root, home), textOf(home).replace('list: questions', 'list: tones'));
    await connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [{ uri: uri(home), type: 2 }] });
    expect(await nextTold(home)).toMatchObject([{ code: 'list/wrong-kind' }]);
  });

  it('exits on request', async () => {
    await connection.sendRequest('shutdown');
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    await connection.sendNotification('exit');
    expect(await ended).toBe(0);
  });
});
