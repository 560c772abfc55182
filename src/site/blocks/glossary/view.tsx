import { useEffect, useId, useRef, useState } from 'react';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { GlossaryBlock } from '../../../shared/plan/blocks.generated.ts';
import type { GlossaryTerm } from '../../../shared/plan/config.generated.ts';
import { useList, useSite } from '../../render/context.tsx';
import { Folded } from '../../render/elements/Folded.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Paragraph } from '../../render/elements/Rich.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import css from './view.module.css';

/** All terms from A to Z, with a link to each letter, and a filter that keeps those with its words. */
export default function Glossary({ id, tone, list, letters, search, also, source, more: _, ...intro }: GlossaryBlock) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  // The language of the site, because that of the machine that builds it may sort otherwise than a browser.
  const { compare } = new Intl.Collator(useSite().site.language);
  const terms = [...useList<GlossaryTerm>(list)].sort((one, other) => compare(one.term, other.term));
  const found = terms.filter((term) => searchedWords(term).includes(wanted));
  return (
    <Section name="glossary" id={id} tone={tone}>
      <Intro {...intro} />
      <Filter words={search} typed={typed} count={found.length} onType={setTyped} />
      <nav aria-label={letters} className={css.letters}>
        {byLetter(found).map(([letter]) => (
          <a key={letter} href={`#${letterId(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      {byLetter(found).map(([letter, group]) => (
        <div key={letter} className={css.group} id={letterId(letter)}>
          <Folded fold open={wanted !== ''} intro={{ heading: letter }}>
            <dl>
              {group.map((term) => (
                <Entry key={term.id} term={term} also={also} source={source} />
              ))}
            </dl>
          </Folded>
        </div>
      ))}
    </Section>
  );
}

const letterId = (letter: string): string => `letter-${letter.toLowerCase()}`;

const searchedWords = ({ term, also = [], meaning }: GlossaryTerm): string =>
  [term, ...also, meaning].join(' ').toLowerCase();

/** Sorted terms by their first letter. */
function byLetter(terms: readonly GlossaryTerm[]): [letter: string, terms: GlossaryTerm[]][] {
  const groups = new Map<string, GlossaryTerm[]>();
  for (const one of terms) {
    const letter = one.term.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), one]);
  }
  return [...groups];
}

interface EntryProps extends Pick<GlossaryBlock, 'also' | 'source'> {
  term: GlossaryTerm;
}

function Entry({ term: { id, term, also = [], meaning, text, page, source }, also: before, source: from }: EntryProps) {
  return (
    <div id={id} className={css.entry}>
      <dt>{term}</dt>
      <dd>
        <p>{meaning}</p>
        <Paragraph text={text} />
        {also.length > 0 && (
          <p className="small">
            {before} {also.join(', ')}
          </p>
        )}
        {source && (
          <p className="small">
            {from} {source}
          </p>
        )}
        {page && <SiteLink href={page.href}>{page.label}</SiteLink>}
      </dd>
    </div>
  );
}

interface FilterProps {
  words: GlossaryBlock['search'];
  typed: string;
  count: number;
  onType: (typed: string) => void;
}

function Filter({ words, typed, count, onType }: FilterProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Takes over what was typed before the script had loaded.
    if (input.current?.value) onType(input.current.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <div className={`needs-script ${css.filter}`}>
      <label htmlFor={id} className="label">
        {words.label}
      </label>
      <div className="search-box">
        <Icon name="search" size={20} />
        <input
          id={id}
          ref={input}
          type="search"
          name="glossarySearch"
          value={typed}
          placeholder={words.placeholder}
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      <p role="status" className="small">
        {typed.trim() !== '' && (count === 0 ? words.empty : formatMessage(words.count, { count }))}
      </p>
    </div>
  );
}
