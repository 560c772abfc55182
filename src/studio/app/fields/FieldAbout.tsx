import type { FieldAbout as About } from '../../shared/contract/thing.ts';
import { conditionWords } from '../conditions/words.ts';
import { Button } from '../kit/Button.tsx';
import { useStudio } from '../useStudio.ts';
import type { ThingProps } from '../useThing.ts';
import { RuleMessage } from './RuleMessage.tsx';
import { fieldWords as words } from './words.ts';

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
