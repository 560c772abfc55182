import {
  createConnection,
  DidChangeWatchedFilesNotification,
  LSPErrorCodes,
  MarkupKind,
  ResponseError,
  TextDocuments,
  TextDocumentSyncKind,
  type Connection,
  type InitializeParams,
  type Location as SentLocation,
  type ServerCapabilities,
  type TextDocumentPositionParams,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Places } from '../../../../compiler/compiler.ts';
import type { FileEdit, Location } from '../../../../authoring/language/types.ts';
import { actionOf, editOf, itemOf, rangeOf, type Abilities } from './convert.ts';
import { Publisher } from './publisher.ts';
import { Sites, uriOf, type OpenFile, type OpenSite } from './sites.ts';

const capabilities: ServerCapabilities = {
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
  completionProvider: { triggerCharacters: [' ', ':', '-', '/', '#', '.', '{', '[', ',', '"', "'", '('] },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  codeActionProvider: { codeActionKinds: ['quickfix'] },
};

/** Serves an editor over standard input and output, until it sends `exit`. */
export function serve(places: Omit<Places, 'root'>): void {
  const connection = createConnection(process.stdin, process.stdout);
  new Server(connection, new Sites(places)).listen();
}

/** The place in a document of an editor's request. */
interface CursorRequest extends OpenFile {
  readonly document: TextDocument;
  readonly text: string;
  readonly offset: number;
}

class Server {
  private readonly documents = new TextDocuments(TextDocument);
  private readonly publisher: Publisher;
  private abilities: Abilities = { snippets: false, indentModes: false };
  private client: InitializeParams['capabilities'] = {};

  constructor(
    private readonly connection: Connection,
    private readonly sites: Sites,
  ) {
    this.publisher = new Publisher(connection, (site, file) => this.documentOf(site, file));
  }

  listen(): void {
    const { connection, documents } = this;
    connection.onInitialize((params) => this.initialize(params));
    connection.onInitialized(() => this.watch());
    connection.onDidChangeWatchedFiles(() => this.sites.all.forEach((site) => this.publisher.soon(site)));
    documents.onDidChangeContent(({ document }) =>
      this.withFile(document.uri, ({ site, file }) => {
        site.service.edit(file, document.getText());
        this.publisher.soon(site);
      }),
    );
    documents.onDidClose(({ document }) =>
      this.withFile(document.uri, ({ site, file }) => {
        site.service.close(file);
        this.publisher.soon(site);
      }),
    );
    this.answerPlaces();
    this.answerRenames();
    documents.listen(connection);
    connection.listen();
  }

  private initialize({ capabilities: client }: InitializeParams) {
    const item = client.textDocument?.completion?.completionItem;
    this.client = client;
    this.abilities = {
      snippets: item?.snippetSupport === true,
      indentModes: item?.insertTextModeSupport !== undefined,
    };
    return { capabilities };
  }

  /** Subscribes to changes of files that are not open, such as a new picture. */
  private watch(): void {
    if (this.client.workspace?.didChangeWatchedFiles?.dynamicRegistration !== true) return;
    const watchers = [{ globPattern: '**/config/**' }];
    void this.connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
  }

  private answerPlaces(): void {
    const { connection } = this;
    connection.onCompletion((params) => {
      const asked = this.asked(params);
      if (!asked) return null;
      const { site, file, document, text, offset } = asked;
      const { items, isCut } = site.service.complete(file, text, offset);
      return {
        isIncomplete: isCut,
        items: items.map((item, index) => itemOf(item, index, document, this.abilities)),
      };
    });
    connection.onHover((params) => {
      const asked = this.asked(params);
      const found = asked?.site.service.hover(asked.file, asked.text, asked.offset);
      if (!asked || !found) return null;
      return { contents: { kind: MarkupKind.Markdown, value: found.text }, range: rangeOf(asked.document, found) };
    });
    connection.onDefinition((params) => {
      const asked = this.asked(params);
      return asked ? this.sent(asked.site, asked.site.service.definition(asked.file, asked.text, asked.offset)) : null;
    });
    connection.onReferences((params) => {
      const asked = this.asked(params);
      if (!asked) return null;
      const { site, file, text, offset } = asked;
      return this.sent(site, site.service.references(file, text, offset, params.context.includeDeclaration));
    });
    connection.onCodeAction(({ textDocument, range }) => {
      const document = this.documents.get(textDocument.uri);
      const found = document && this.sites.fileAt(document.uri);
      if (!document || !found) return [];
      const [start, end] = [document.offsetAt(range.start), document.offsetAt(range.end)];
      return this.publisher
        .of(found, document)
        .filter((one) => one.start <= end && start <= one.end)
        .flatMap((one) => actionOf(document, one));
    });
  }

  private answerRenames(): void {
    this.connection.onPrepareRename((params) => {
      const asked = this.asked(params);
      if (!asked) return null;
      const found = asked.site.service.renamable(asked.file, asked.text, asked.offset);
      if ('refused' in found) return refusal(found.refused);
      return rangeOf(asked.document, found);
    });
    this.connection.onRenameRequest((params) => {
      const asked = this.asked(params);
      if (!asked) return null;
      const edits = asked.site.service.rename(asked.file, asked.text, asked.offset, params.newName);
      return 'refused' in edits ? refusal(edits.refused) : this.workspaceEdit(asked.site, edits);
    });
  }

  private workspaceEdit(site: OpenSite, all: readonly FileEdit[]): WorkspaceEdit | ResponseError {
    const abilities = this.client.workspace?.workspaceEdit;
    if (all.some(({ file, to }) => file !== to) && !abilities?.resourceOperations?.includes('rename'))
      return refusal('This renames a file, which this editor does not support. Use: npm run site -- rename.');
    const changes = all.map(({ file, edits }) => {
      const document = this.documentOf(site, file);
      return { document, edits: edits.map((edit) => editOf(document, edit)) };
    });
    if (abilities?.documentChanges !== true)
      return { changes: Object.fromEntries(changes.map(({ document, edits }) => [document.uri, edits])) };
    const written = changes.flatMap(({ document: { uri }, edits }) =>
      edits.length > 0 ? [{ textDocument: { uri, version: this.documents.get(uri)?.version ?? null }, edits }] : [],
    );
    const moved = all.flatMap(({ file, to }) =>
      file === to ? [] : [{ kind: 'rename' as const, oldUri: uriOf(site, file), newUri: uriOf(site, to) }],
    );
    return { documentChanges: [...written, ...moved] };
  }

  private withFile(uri: string, work: (file: OpenFile) => void): void {
    const found = this.sites.fileAt(uri);
    if (found) work(found);
  }

  private asked({ textDocument, position }: TextDocumentPositionParams): CursorRequest | undefined {
    const document = this.documents.get(textDocument.uri);
    const found = document && this.sites.fileAt(document.uri);
    return document && found && { ...found, document, text: document.getText(), offset: document.offsetAt(position) };
  }

  /** A file as a document: the open one, or one with the text on disk. */
  private documentOf(site: OpenSite, file: string): TextDocument {
    const uri = uriOf(site, file);
    // Editors spell the same address in different ways.
    const open = this.documents.all().find((document) => {
      const found = this.sites.fileAt(document.uri);
      return found?.site === site && found.file === file;
    });
    return open ?? TextDocument.create(uri, 'yaml', 0, site.service.textOf(file));
  }

  private sent(site: OpenSite, locations: readonly Location[]): SentLocation[] {
    return locations.map(({ file, ...stretch }) => {
      const document = this.documentOf(site, file);
      return { uri: document.uri, range: rangeOf(document, stretch) };
    });
  }
}

const refusal = (message: string) => new ResponseError<void>(LSPErrorCodes.RequestFailed, message);
