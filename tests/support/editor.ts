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
 * An editor of this project without a window: it uses the language server of VS Code's YAML extension, as VS Code does.
 * Files need not exist on the disk. The caller closes it.
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
    editor.process.on('message', (message: Message) => editor.receive(message));
    await editor.request('initialize', {
      processId: process.pid,
      rootUri: uriOf(''),
      capabilities: {
        workspace: { configuration: true },
        textDocument: { completion: { completionItem: { snippetSupport: true } } },
      },
    });
    editor.notify('initialized', {});
    return editor;
  }

  close(): void {
    this.process.kill();
  }

  /** The underlined problems of a file, as `line:column message`, from top to bottom. */
  async problems(file: string, text: string): Promise<string[]> {
    const found = new Promise<Diagnostics>((resolve) => this.waiting.set(uriOf(file), resolve));
    this.show(file, text);
    const { diagnostics } = await found;
    const sorted = [...diagnostics].sort(
      (a, b) => a.range.start.line - b.range.start.line || a.range.start.character - b.range.start.character,
    );
    return sorted.map(({ range: { start }, message }) => `${start.line + 1}:${start.character + 1} ${message}`);
  }

  /** The completions at ¦. */
  async offers(file: string, text: string): Promise<readonly Offer[]> {
    return ((await this.requestAt('textDocument/completion', file, text)) as { items: Offer[] }).items;
  }

  /** The hover text at ¦, in Markdown. */
  async hover(file: string, text: string): Promise<string> {
    return (
      ((await this.requestAt('textDocument/hover', file, text)) as { contents: { value: string } } | null)?.contents
        .value ?? ''
    );
  }

  private requestAt(method: string, file: string, text: string): Promise<unknown> {
    const before = text.slice(0, text.indexOf('¦')).split('\n');
    this.show(file, text.replace('¦', ''));
    return this.request(method, {
      textDocument: { uri: uriOf(file) },
      position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 },
    });
  }

  private show(file: string, text: string): void {
    this.notify('textDocument/didOpen', {
      textDocument: { uri: uriOf(file), languageId: 'yaml', version: (this.last += 1), text },
    });
  }

  private request(method: string, params: unknown): Promise<unknown> {
    const id = (this.last += 1);
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.process.send({ jsonrpc: '2.0', id, method, params });
    });
  }

  private notify(method: string, params: unknown): void {
    this.process.send({ jsonrpc: '2.0', method, params });
  }

  private receive({ id, method, params, result }: Message): void {
    if (method === undefined) return this.answers.get(id)?.(result);
    if (method === 'textDocument/publishDiagnostics')
      return this.waiting.get((params as Diagnostics).uri)?.(params as Diagnostics);
    // The public list of schemas is not downloaded.
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
