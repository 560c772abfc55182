import type { FieldAbout as About, Thing } from '../../shared/contract/thing.ts';
import { conditionWords } from '../conditions/words.ts';
import type { Spot } from '../spot.ts';
import { RuleMessage } from './RuleMessage.tsx';
import { fieldWords as words } from './words.ts';
import { Button } from '../kit/Button.tsx';

interface FieldAboutProps {
  readonly thing: Thing;
  readonly version: number;
  open(spot: Spot): void;
}

/** Of a field: when it is asked, and each of its rules with the message that a visitor gets who breaks it. */
export function FieldAbout({ thing, version, open }: FieldAboutProps) {
  const { field } = thing;
  if (!field) return null;
  return (
    <>
      <When when={field.when} open={open} />
      <section className="field-rules" aria-labelledby="rules">
        <h3 id="rules">{words.rules}</h3>
        {field.rules.length === 0 && <p className="quiet">{words.noRules}</p>}
        <ul className="list">
          {field.rules.map((rule) => (
            <li key={JSON.stringify(rule.message.path)}>
              <p>
                {rule.words}{' '}
                <Button
                  says={words.openRule}
                  className="link"
                  aria-label={words.of(words.openRule, rule.words)}
                  onClick={() => open(rule)}
                />
              </p>
              <RuleMessage rule={rule} own={thing.file} version={version} open={open} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function When({ when, open }: { readonly when: About['when']; open(spot: Spot): void }) {
  const { value } = when;
  return (
    <section className="asked" aria-labelledby="asked">
      <h3 id="asked">{words.when}</h3>
      <p className="sentence">
        {value === undefined ? words.always : conditionWords.says(value.lead, value.sentence)}{' '}
        <Button
          says={value === undefined ? words.addCondition : words.change}
          className="link"
          onClick={() => open({ file: when.file, path: when.path })}
        />
      </p>
    </section>
  );
}
