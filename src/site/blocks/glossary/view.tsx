import { useState } from 'react';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { GlossaryBlock } from '../../../shared/plan/blocks.generated.ts';
import type { GlossaryTerm } from '../../../shared/plan/config.generated.ts';
import { useList, useSite } from '../../render/context.tsx';
import { Folded } from '../../render/elements/Folded.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Paragraph } from '../../render/elements/Rich.tsx';
import { SearchField } from '../../render/elements/SearchField.tsx';
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
      <div className={css.filter}>
        <SearchField words={search} name="glossarySearch" typed={typed} onType={setTyped} />
        <p role="status" className="small">
          {wanted !== '' && (found.length === 0 ? search.empty : formatMessage(search.count, { count: found.length }))}
        </p>
      </div>
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
