import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const project = join(import.meta.dirname, '../..');
const server = join(
  dirname(createRequire(import.meta.url).resolve('yaml-language-server/package.json')),
  'bin/yaml-language-server',
);

interface Position {
  readonly line: number;
  readonly character: number;
}

interface Message {
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
}

interface Diagnostics {
  readonly uri: string;
  readonly diagnostics: readonly { readonly range: { readonly start: Position }; readonly message: string }[];
}

export interface Offer {
  readonly label: string;
  readonly documentation?: string | { readonly value: string };
  readonly textEdit?: { readonly newText: string };
}

/**
 * An editor that has this project open, without a window: it talks to the language server of VS Code's YAML extension,
 * as that does. Files need not be on the disk. The caller closes it.
 */
export class Editor {
  private readonly process: ChildProcess = fork(server, ['--node-ipc'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  private readonly answers = new Map<unknown, (result: unknown) => void>();
  private readonly waiting = new Map<string, (found: Diagnostics) => void>();
  private last = 0;

  static async open(): Promise<Editor> {
    const editor = new Editor();
    editor.process.on('message', (message: Message) => editor.take(message));
    await editor.ask('initialize', {
      processId: process.pid,
      rootUri: uriOf(''),
      capabilities: {
        workspace: { configuration: true },
        textDocument: { completion: { completionItem: { snippetSupport: true } } },
      },
    });
    editor.tell('initialized', {});
    return editor;
  }

  close(): void {
    this.process.kill();
  }

  /** What is underlined in a file, as `line:column message`, from top to bottom. */
  async problems(file: string, text: string): Promise<string[]> {
    const found = new Promise<Diagnostics>((resolve) => this.waiting.set(uriOf(file), resolve));
    this.show(file, text);
    const { diagnostics } = await found;
    const sorted = [...diagnostics].sort(
      (a, b) => a.range.start.line - b.range.start.line || a.range.start.character - b.range.start.character,
    );
    return sorted.map(({ range: { start }, message }) => `${start.line + 1}:${start.character + 1} ${message}`);
  }

  /** What is offered where ¦ stands. */
  async offers(file: string, text: string): Promise<readonly Offer[]> {
    return ((await this.askAt('textDocument/completion', file, text)) as { items: Offer[] }).items;
  }

  /** What is told of the word where ¦ stands, in Markdown. */
  async told(file: string, text: string): Promise<string> {
    return (
      ((await this.askAt('textDocument/hover', file, text)) as { contents: { value: string } } | null)?.contents
        .value ?? ''
    );
  }

  private askAt(method: string, file: string, text: string): Promise<unknown> {
    const before = text.slice(0, text.indexOf('¦')).split('\n');
    this.show(file, text.replace('¦', ''));
    return this.ask(method, {
      textDocument: { uri: uriOf(file) },
      position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 },
    });
  }

  private show(file: string, text: string): void {
    this.tell('textDocument/didOpen', {
      textDocument: { uri: uriOf(file), languageId: 'yaml', version: (this.last += 1), text },
    });
  }

  private ask(method: string, params: unknown): Promise<unknown> {
    const id = (this.last += 1);
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.process.send({ jsonrpc: '2.0', id, method, params });
    });
  }

  private tell(method: string, params: unknown): void {
    this.process.send({ jsonrpc: '2.0', method, params });
  }

  private take({ id, method, params, result }: Message): void {
    if (method === undefined) return this.answers.get(id)?.(result);
    if (method === 'textDocument/publishDiagnostics')
      return this.waiting.get((params as Diagnostics).uri)?.(params as Diagnostics);
    // No list of the world's schemas is fetched from the net.
    if (id !== undefined)
      this.process.send({
        jsonrpc: '2.0',
        id,
        result:
          method === 'workspace/configuration'
            ? (params as { items: { section?: string }[] }).items.map(({ section }) =>
                section === 'yaml' ? { schemaStore: { enable: false } } : null,
              )
            : null,
      });
  }
}

const uriOf = (file: string): string => pathToFileURL(join(project, file)).href;
