import { Lines } from '../../../compiler/read/lines.ts';
import type { LanguageService } from '../../../authoring/language/service.ts';
import type { Completions, Hover, Location } from '../../../authoring/language/types.ts';
import type { Handlers } from '../../contract/call.ts';
import type { CursorRequest, NamePlace, textCalls } from '../contract.ts';
import { pathAt } from '../../thing/server/source-place.ts';
import type { Studio } from '../../http/studio.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { offsetIn, plainStretchIn, plainText, textLike } from './line-ends.ts';

/** A cursor in a text that is being typed, with the line ends of the file. */
interface Cursor extends CursorRequest {
  readonly service: LanguageService;
}

/** Completion, hover, definition and references for the text editor. */
export function languageHandlers({ workspace, language }: Pick<Studio, 'workspace' | 'language'>) {
  const route =
    <Answer>(answer: (cursor: Cursor) => Answer) =>
    ({ file, text: plain, offset }: CursorRequest): Answer => {
      const text = textLike(workspace.textOf(file) ?? '', plain);
      return answer({ service: language(), file, text, offset: offsetIn(text, Math.min(offset, plain.length)) });
    };
  const places = ({ service, file, text }: Cursor, found: () => readonly Location[]): NamePlace[] => {
    service.edit(file, text);
    const all = found().flatMap((one) => namePlacesIn(workspace, one, one.file === file ? text : undefined));
    service.close(file);
    return all;
  };
  return {
    complete: route(completionsAt),
    hover: route(hoverAt),
    definition: route((cursor) => {
      const { service, file, text, offset } = cursor;
      return places(cursor, () => service.definition(file, text, offset));
    }),
    places: route((cursor) => {
      const { service, file, text, offset } = cursor;
      return places(cursor, () => service.references(file, text, offset));
    }),
  } satisfies Handlers<Omit<typeof textCalls, 'text' | 'write'>>;
}

function completionsAt({ service, file, text, offset }: Cursor): Completions {
  const { items, isCut } = service.complete(file, text, offset);
  const plain = plainStretchIn(text);
  return { items: items.map((item) => ({ ...item, ...plain(item) })), isCut };
}

function hoverAt({ service, file, text, offset }: Cursor): Hover | null {
  const hover = service.hover(file, text, offset);
  return hover ? { ...hover, ...plainStretchIn(text)(hover) } : null;
}

/** A place with its line. Empty for files that Studio does not edit: pictures, code. */
function namePlacesIn(workspace: Workspace, place: Location, typed: string | undefined): NamePlace[] {
  if (!/^config\/.*\.(?:yaml|csv)$/.test(place.file)) return [];
  const text = typed ?? workspace.textOf(place.file);
  if (text === undefined) return [];
  const { line, excerpt } = new Lines(text).locate(place.start);
  const { start, end } = plainStretchIn(text)(place);
  const path = place.file.endsWith('.csv') ? [] : pathAt({ text: plainText(text) }, start);
  return [{ file: place.file, start, end, line, path, words: excerpt.trim() }];
}
