import { useState } from 'react';
import type { FieldRule } from '../../shared/contract/thing.ts';
import { TextProperty } from '../panel/TextProperty.tsx';
import type { Spot } from '../spot.ts';
import { useThing } from '../useThing.ts';
import { fieldWords as words } from './words.ts';
import { Button } from '../kit/Button.tsx';
import { Fault } from '../kit/Fault.tsx';

interface RuleMessageProps {
  readonly rule: FieldRule;
  /** The file of the field. */
  readonly own: string;
  readonly version: number;
  open(spot: Spot): void;
}

/** What a visitor reads who breaks a rule: changed in place, wherever it is written. */
export function RuleMessage({ rule, own, version, open }: RuleMessageProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { message, spare } = rule;
  const action = isOpen ? words.close : message.value === undefined ? words.writeOne : words.changeMessage;
  return (
    <>
      {!isOpen && message.value !== undefined && <blockquote>{message.value}</blockquote>}
      {message.value === undefined && spare && <p className="quiet">{words.spare(spare)}</p>}
      {message.value !== undefined && message.file !== own && <p className="quiet">{words.elsewhere(message.file)}</p>}
      {isOpen && <MessageBox spot={message} version={version} open={open} />}
      <Button
        says={action}
        aria-expanded={isOpen}
        aria-label={words.of(action, rule.words)}
        onClick={() => setIsOpen(!isOpen)}
      />
    </>
  );
}

function MessageBox({
  spot,
  version,
  open,
}: {
  readonly spot: Spot;
  readonly version: number;
  open(spot: Spot): void;
}) {
  const { thing, error } = useThing(spot, version);
  return (
    <>
      <Fault why={error} />
      {thing && <TextProperty thing={thing} text="message" open={open} />}
    </>
  );
}
