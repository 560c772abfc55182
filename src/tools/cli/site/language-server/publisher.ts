import type { Connection } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Diagnostic } from '../../../../authoring/language/types.ts';
import { sentDiagnostic } from './convert.ts';
import type { OpenFile, OpenSite } from './sites.ts';

/** Debounce time in ms, so that half-typed words are not reported. */
const publishDelay = 150;

/** Publishes the diagnostics of all files of a site, and clears fixed ones. */
export class Publisher {
  private readonly waiting = new Map<OpenSite, NodeJS.Timeout>();
  /** The files of each site with published diagnostics. */
  private readonly told = new Map<OpenSite, ReadonlySet<string>>();
  /** The diagnostics of open documents, with the version of their texts. */
  private readonly found = new Map<string, { readonly version: number; readonly all: readonly Diagnostic[] }>();

  constructor(
    private readonly connection: Connection,
    private readonly documentOf: (site: OpenSite, file: string) => TextDocument,
  ) {}

  /** Publishes diagnostics, debounced. */
  soon(site: OpenSite): void {
    clearTimeout(this.waiting.get(site));
    this.waiting.set(
      site,
      setTimeout(() => this.tell(site), publishDelay),
    );
  }

  /** The diagnostics of the current version of a document. */
  of({ site, file }: OpenFile, document: TextDocument): readonly Diagnostic[] {
    const known = this.found.get(document.uri);
    if (known?.version === document.version) return known.all;
    const all = site.service.diagnostics(file, document.getText());
    this.found.set(document.uri, { version: document.version, all });
    return all;
  }

  private tell(site: OpenSite): void {
    const problems = site.service.allDiagnostics();
    const mended = [...(this.told.get(site) ?? [])].filter((file) => !problems.has(file));
    for (const file of [...problems.keys(), ...mended]) {
      const document = this.documentOf(site, file);
      const all = problems.get(file) ?? [];
      this.found.set(document.uri, { version: document.version, all });
      const diagnostics = all.map((one) => sentDiagnostic(document, one));
      void this.connection.sendDiagnostics({ uri: document.uri, diagnostics });
    }
    this.told.set(site, new Set(problems.keys()));
  }
}
