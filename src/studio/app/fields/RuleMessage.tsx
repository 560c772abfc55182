import type { FieldRule } from '../../shared/contract/thing.ts';
import { Unfolding } from '../kit/Unfolding.tsx';
import { TextProperty } from '../panel/TextProperty.tsx';
import { fieldWords as words } from './words.ts';

interface RuleMessageProps {
  readonly rule: FieldRule;
  /** The file of the field. */
  readonly own: string;
}

/** What a visitor reads who breaks a rule: changed in place, wherever it is written. */
export function RuleMessage({ rule: { words: about, message, spare }, own }: RuleMessageProps) {
  const { value, file } = message;
  return (
    <Unfolding
      spot={message}
      says={[value === undefined ? words.writeOne : words.changeMessage, words.close]}
      about={about}
      before={(isOpen) => (
        <>
          {!isOpen && value !== undefined && <blockquote>{value}</blockquote>}
          {value === undefined && spare && <p className="quiet">{words.spare(spare)}</p>}
          {value !== undefined && file !== own && <p className="quiet">{words.elsewhere(file)}</p>}
        </>
      )}
    >
      {(thing) => <TextProperty thing={thing} text="message" />}
    </Unfolding>
  );
}
