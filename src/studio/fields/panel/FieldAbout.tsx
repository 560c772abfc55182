import type { FieldAbout as About, FieldRule } from '../../thing/contract.ts';
import { conditionWords } from '../../conditions/panel/words.ts';
import { Button } from '../../app/kit/Button.tsx';
import { useStudio } from '../../app/useStudio.ts';
import type { ThingProps } from '../../app/useThing.ts';
import { fieldWords as words } from './words.ts';
import { Unfolding } from '../../app/kit/Unfolding.tsx';
import { TextProperty } from '../../thing/panel/TextProperty.tsx';

/** Of a field: when it is asked, and each of its rules with the message that a visitor gets who breaks it. */
export function FieldAbout({ thing: { field, file } }: ThingProps) {
  const { open } = useStudio();
  if (!field) return null;
  return (
    <>
      <When when={field.when} />
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
              <RuleMessage rule={rule} own={file} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function When({ when: { value, file, path } }: { readonly when: About['when'] }) {
  const { open } = useStudio();
  return (
    <section className="asked" aria-labelledby="asked">
      <h3 id="asked">{words.when}</h3>
      <p className="sentence">
        {value === undefined ? words.always : conditionWords.says(value.lead, value.sentence)}{' '}
        <Button
          says={value === undefined ? words.addCondition : words.change}
          className="link"
          onClick={() => open({ file, path })}
        />
      </p>
    </section>
  );
}

interface RuleMessageProps {
  readonly rule: FieldRule;
  /** The file of the field. */
  readonly own: string;
}

/** What a visitor reads who breaks a rule: changed in place, wherever it is written. */
function RuleMessage({ rule: { words: about, message, spare }, own }: RuleMessageProps) {
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
