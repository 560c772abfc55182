import { lazy, Suspense } from 'react';
import { formatMessage } from '../../engine/format/message.ts';
import type { PanelBlock } from '../../plan/blocks.generated.ts';
import { useSite } from '../../render/context.tsx';
import { BasisNotes } from '../../render/elements/Basis.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import { Panel, usePanels } from '../../render/overlay/panels.tsx';
import css from './view.module.css';

const Form = lazy(() => import('../../render/form/LaterForm.tsx'));

/** A form in a side panel. Answers that the opening button carries replace the initial ones of config. */
export default function PanelOfPage({ id, heading, about, lead, form, initial }: PanelBlock) {
  const { about: offered } = usePanels();
  const { texts } = useSite().site;
  return (
    <div id={id} data-block="panel">
      <Panel id={id} title={heading}>
        {(carried) => (
          <>
            {about && offered && <p className={css.about}>{formatMessage(about, { ...offered })}</p>}
            {lead && (
              <p className={css.lead}>
                <Rich text={lead} />
              </p>
            )}
            <Suspense fallback={texts.loading}>
              <Form id={form} prefix={`${id}-${form}`} initial={{ ...initial, ...carried }} />
            </Suspense>
            <BasisNotes />
          </>
        )}
      </Panel>
    </div>
  );
}
