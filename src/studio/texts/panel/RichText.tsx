import { type ComponentProps, type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Rich } from '../../../site/render/elements/Rich.tsx';
import { LinkInput } from './LinkInput.tsx';
import { type TextSelection, isStrong, linkAt, linked, strong, chosenWords } from './marking.ts';
import { richTexts as texts } from './words.ts';
import { Button } from '../../app/kit/Button.tsx';
import type { Choice } from '../../thing/contract.ts';
import { useAnswer } from '../../app/useAnswer.ts';

interface RichTextProps {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  /** Attributes that it shares with other text inputs. */
  readonly common: ComponentProps<'textarea'> & { readonly value: string };
  change(value: string): void;
}

/** Input for a rich text: buttons and shortcuts for bold and links, and a preview. */
export function RichText({ box, common, change }: RichTextProps) {
  const { value } = common;
  const [chosen, setChosen] = useState<TextSelection>({ text: value, start: 0, end: 0 });
  const [linking, setLinking] = useState<TextSelection>();
  // The selection is no longer valid if the text has changed.
  if (linking && linking.text !== value) setLinking(undefined);
  const [isRefused, setIsRefused] = useState(false);
  const pages = usePages(linking !== undefined);
  const put = (next: TextSelection | undefined, isLeft = false) => {
    setIsRefused(next === undefined);
    setLinking(undefined);
    if (next) change(next.text);
    if (isLeft) return;
    // The input has the new text after rendering.
    requestAnimationFrame(() => select(box, next ?? chosen));
  };
  const current = () => chosenIn(box.current, value);
  const bold = () => put(strong(current()));
  const link = () => setLinking(current());
  const leave = () => {
    setLinking(undefined);
    select(box, linking ?? current());
  };
  const press = (event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    const act = isShortcut && { b: bold, k: link }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <>
      <Tools chosen={chosen} bold={bold} link={link} isLinking={linking !== undefined} />
      <textarea
        ref={box}
        {...common}
        aria-keyshortcuts="Control+B Control+K"
        onChange={({ target }) => change(target.value)}
        onSelect={() => setChosen(current())}
        onKeyDown={press}
      />
      {linking && <LinkPart chosen={linking} pages={pages} put={put} leave={leave} />}
      {isRefused && <p role="alert">{texts.unmarkable}</p>}
      <Preview text={value} />
    </>
  );
}

function chosenIn(box: HTMLTextAreaElement | null, text: string): TextSelection {
  const { selectionStart: start = 0, selectionEnd: end = 0 } = box ?? {};
  return { text, start, end };
}

function select(box: RefObject<HTMLTextAreaElement | null>, { start, end }: TextSelection): void {
  box.current?.focus();
  box.current?.setSelectionRange(start, end);
}

interface ToolsProps {
  readonly chosen: TextSelection;
  readonly isLinking: boolean;
  bold(): void;
  link(): void;
}

function Tools({ chosen, isLinking, bold, link }: ToolsProps) {
  return (
    <div className="arrange marks" role="group" aria-label={texts.tools}>
      <button type="button" aria-pressed={isStrong(chosen)} title={texts.boldHelp} onClick={bold}>
        <b>{texts.bold}</b>
      </button>
      <Button
        says={texts.link}
        aria-pressed={linkAt(chosen) !== undefined}
        aria-expanded={isLinking}
        title={texts.linkHelp}
        onClick={link}
      />
    </div>
  );
}

interface LinkPartProps {
  readonly chosen: TextSelection;
  readonly pages: ReturnType<typeof usePages>;
  put(next: TextSelection | undefined, isLeft?: boolean): void;
  leave(): void;
}

/** Form for the link of the selected words. */
function LinkPart({ chosen, pages, put, leave }: LinkPartProps) {
  const part = useRef<HTMLDivElement>(null);
  const known = linkAt(chosen);
  const lead = (href: string, isLeft: boolean) => {
    const { start, end } = chosenWords(chosen);
    const title = pages.find(({ value }) => value === href)?.detail ?? href;
    put(linked(chosen, href, start === end ? title : ''), isLeft);
  };
  return (
    <div ref={part} className="field">
      <p className="arrange">
        {known && <Button says={texts.noLink} onClick={() => put(linked(chosen, '', ''))} />}
        <Button says={texts.cancel} onClick={leave} />
      </p>
      <LinkInput
        isFocused
        around={part}
        label={texts.linkTo}
        value={known?.href ?? ''}
        choices={pages}
        change={lead}
        leave={leave}
      />
    </div>
  );
}

/** The text as the site renders it. Its links do nothing here. */
function Preview({ text }: { readonly text: string }) {
  return (
    <figure className="text-preview" onClickCapture={(event) => event.preventDefault()}>
      <figcaption className="quiet">{texts.preview}</figcaption>
      <p>
        <MemoryRouter>
          <Rich text={text} />
        </MemoryRouter>
      </p>
    </figure>
  );
}

/** The addresses of all pages with their titles; loaded when `isWanted`. */
function usePages(isWanted: boolean): readonly Choice[] {
  const { answer } = useAnswer('site', isWanted ? {} : undefined);
  return useMemo(
    () => (answer?.pages ?? []).flatMap(({ title, addresses }) => addresses.map((value) => ({ value, detail: title }))),
    [answer],
  );
}
