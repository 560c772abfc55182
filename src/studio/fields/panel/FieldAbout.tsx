import type { FieldAbout as About, FieldRule } from '../../thing/contract.ts';
import { conditionTexts } from '../../conditions/panel/words.ts';
import { Button } from '../../app/kit/Button.tsx';
import { useStudio } from '../../app/useStudio.ts';
import type { ThingProps } from '../../app/useThing.ts';
import { fieldTexts as texts } from './words.ts';
import { Unfolding } from '../../app/kit/Unfolding.tsx';
import { TextProperty } from '../../thing/panel/TextProperty.tsx';

/** For a field: when it is asked, and its rules with their messages. */
export function FieldAbout({ thing: { field, file } }: ThingProps) {
  const { open } = useStudio();
  if (!field) return null;
  return (
    <>
      <When when={field.when} />
      <section className="field-rules" aria-labelledby="rules">
        <h3 id="rules">{texts.rules}</h3>
        {field.rules.length === 0 && <p className="quiet">{texts.noRules}</p>}
        <ul className="list">
          {field.rules.map((rule) => (
            <li key={JSON.stringify(rule.message.path)}>
              <p>
                {rule.words}{' '}
                <Button
                  says={texts.openRule}
                  className="link"
                  aria-label={texts.of(texts.openRule, rule.words)}
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
      <h3 id="asked">{texts.when}</h3>
      <p className="sentence">
        {value === undefined ? texts.always : conditionTexts.says(value.lead, value.sentence)}{' '}
        <Button
          says={value === undefined ? texts.addCondition : texts.change}
          className="link"
          onClick={() => open({ file, path })}
        />
      </p>
    </section>
  );
}

interface RuleMessageProps {
  readonly rule: FieldRule;
  /** The file that declares the field. */
  readonly own: string;
}

/** The message of a rule, which can be edited here even if another file declares it. */
function RuleMessage({ rule: { words: about, message, spare }, own }: RuleMessageProps) {
  const { value, file } = message;
  return (
    <Unfolding
      place={message}
      says={[value === undefined ? texts.writeOne : texts.changeMessage, texts.close]}
      about={about}
      before={(isOpen) => (
        <>
          {!isOpen && value !== undefined && <blockquote>{value}</blockquote>}
          {value === undefined && spare && <p className="quiet">{texts.spare(spare)}</p>}
          {value !== undefined && file !== own && <p className="quiet">{texts.elsewhere(file)}</p>}
        </>
      )}
    >
      {(thing) => <TextProperty thing={thing} text="message" />}
    </Unfolding>
  );
}
