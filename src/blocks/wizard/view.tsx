import type { WizardBlock } from '../../plan/blocks.generated.ts';
import { Intro } from '../../render/elements/Intro.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { Wizard } from '../../render/wizard/Wizard.tsx';

export default function WizardOfPage({ id, tone, wizard, ...intro }: WizardBlock) {
  return (
    <Section name="wizard" id={id} tone={tone}>
      <Intro {...intro} />
      <Wizard id={wizard} />
    </Section>
  );
}
