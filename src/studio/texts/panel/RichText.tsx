import { type ComponentProps, type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Rich } from '../../../site/render/elements/Rich.tsx';
import { LinkInput } from './LinkInput.tsx';
import { type Chosen, isStrong, linkAt, linked, strong, words as chosenWords } from './marking.ts';
import { textWords as words } from './words.ts';
import { Button } from '../../app/kit/Button.tsx';
import type { Choice } from '../../thing/contract.ts';
import { useAnswer } from '../../app/useAnswer.ts';

interface RichTextProps {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  /** What the box has as that of any other text. */
  readonly common: ComponentProps<'textarea'> & { readonly value: string };
  change(value: string): void;
}

/** A text with strong words and links: buttons and keys mark words in it, and it is drawn as visitors see it. */
export function RichText({ box, common, change }: RichTextProps) {
  const { value } = common;
  const [chosen, setChosen] = useState<Chosen>({ text: value, start: 0, end: 0 });
  const [linking, setLinking] = useState<Chosen>();
  // In a text that is another by now, the words stand elsewhere.
  if (linking && linking.text !== value) setLinking(undefined);
  const [isRefused, setIsRefused] = useState(false);
  const pages = usePages(linking !== undefined);
  const put = (next: Chosen | undefined, isLeft = false) => {
    setIsRefused(next === undefined);
    setLinking(undefined);
    if (next) change(next.text);
    if (isLeft) return;
    // The box has the new text once it is drawn.
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
      {isRefused && <p role="alert">{words.unmarkable}</p>}
      <Preview text={value} />
    </>
  );
}

function chosenIn(box: HTMLTextAreaElement | null, text: string): Chosen {
  const { selectionStart: start = 0, selectionEnd: end = 0 } = box ?? {};
  return { text, start, end };
}

function select(box: RefObject<HTMLTextAreaElement | null>, { start, end }: Chosen): void {
  box.current?.focus();
  box.current?.setSelectionRange(start, end);
}

interface ToolsProps {
  readonly chosen: Chosen;
  readonly isLinking: boolean;
  bold(): void;
  link(): void;
}

function Tools({ chosen, isLinking, bold, link }: ToolsProps) {
  return (
    <div className="arrange marks" role="group" aria-label={words.tools}>
      <button type="button" aria-pressed={isStrong(chosen)} title={words.boldHelp} onClick={bold}>
        <b>{words.bold}</b>
      </button>
      <Button
        says={words.link}
        aria-pressed={linkAt(chosen) !== undefined}
        aria-expanded={isLinking}
        title={words.linkHelp}
        onClick={link}
      />
    </div>
  );
}

interface LinkPartProps {
  readonly chosen: Chosen;
  readonly pages: ReturnType<typeof usePages>;
  put(next: Chosen | undefined, isLeft?: boolean): void;
  leave(): void;
}

/** Where the chosen words lead. */
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
        {known && <Button says={words.noLink} onClick={() => put(linked(chosen, '', ''))} />}
        <Button says={words.cancel} onClick={leave} />
      </p>
      <LinkInput
        isFocused
        around={part}
        label={words.linkTo}
        value={known?.href ?? ''}
        choices={pages}
        change={lead}
        leave={leave}
      />
    </div>
  );
}

/** The text as the site itself draws it. Its links lead nowhere here. */
function Preview({ text }: { readonly text: string }) {
  return (
    <figure className="text-preview" onClickCapture={(event) => event.preventDefault()}>
      <figcaption className="quiet">{words.preview}</figcaption>
      <p>
        <MemoryRouter>
          <Rich text={text} />
        </MemoryRouter>
      </p>
    </figure>
  );
}

/** The pages of the site by their addresses, with their titles; asked for when `isWanted`. */
function usePages(isWanted: boolean): readonly Choice[] {
  const { answer } = useAnswer('site', isWanted ? {} : undefined);
  return useMemo(
    () => (answer?.pages ?? []).flatMap(({ title, addresses }) => addresses.map((value) => ({ value, detail: title }))),
    [answer],
  );
}
