import {
  CodeActionKind,
  CompletionItemKind,
  DiagnosticSeverity,
  InsertTextFormat,
  InsertTextMode,
  MarkupKind,
  type CodeAction,
  type CompletionItem,
  type Diagnostic as SentDiagnostic,
  type Range,
  type TextEdit as SentEdit,
} from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Completion, Diagnostic, TextRange, TextEdit } from '../../../../authoring/language/types.ts';

/** The editor's support for completions. */
export interface Abilities {
  readonly snippets: boolean;
  /** Whether it adjusts indentation only on request. */
  readonly indentModes: boolean;
}

const completionKinds = {
  key: CompletionItemKind.Property,
  word: CompletionItemKind.EnumMember,
  name: CompletionItemKind.Reference,
} as const;

export const rangeOf = (document: TextDocument, { start, end }: TextRange): Range => ({
  start: document.positionAt(start),
  end: document.positionAt(end),
});

export const editOf = (document: TextDocument, edit: TextEdit): SentEdit => ({
  range: rangeOf(document, edit),
  newText: edit.words,
});

/** Converts a completion. `index`: its position, to keep the order in editors that sort. */
export function itemOf(
  { label, kind, detail, documentation, insert, filter, ...stretch }: Completion,
  index: number,
  document: TextDocument,
  { snippets, indentModes }: Abilities,
): CompletionItem {
  return {
    label,
    kind: completionKinds[kind],
    detail,
    sortText: String(index).padStart(4, '0'),
    filterText: filter,
    textEdit: { range: rangeOf(document, stretch), newText: snippets ? insert : withoutPlaces(insert) },
    ...(documentation !== '' && { documentation: { kind: MarkupKind.Markdown, value: documentation } }),
    ...(snippets && { insertTextFormat: InsertTextFormat.Snippet }),
    ...(indentModes && { insertTextMode: InsertTextMode.adjustIndentation }),
  };
}

/** A snippet as plain text, for editors without snippets. */
const withoutPlaces = (insert: string): string =>
  insert.replaceAll(/\\([\\$}])|\$\d+/g, (_, escaped: string | undefined) => escaped ?? '').trimEnd();

export const sentDiagnostic = (document: TextDocument, diagnostic: Diagnostic): SentDiagnostic => ({
  range: rangeOf(document, diagnostic),
  code: diagnostic.code,
  source: 'site',
  message: [diagnostic.message, diagnostic.fix].filter(Boolean).join(' '),
  severity: diagnostic.severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
});

/** The quick fix of a problem. */
export const actionOf = (document: TextDocument, diagnostic: Diagnostic): CodeAction[] =>
  diagnostic.mend
    ? [
        {
          title: diagnostic.mend.title,
          kind: CodeActionKind.QuickFix,
          isPreferred: true,
          diagnostics: [sentDiagnostic(document, diagnostic)],
          edit: { changes: { [document.uri]: [editOf(document, diagnostic.mend.edit)] } },
        },
      ]
    : [];
