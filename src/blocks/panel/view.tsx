import { formatMessage } from '../../engine/format/message.ts';
import type { PanelBlock } from '../../plan/blocks.generated.ts';
import { BasisNotes } from '../../render/elements/Basis.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import Form from '../../render/form/LaterForm.tsx';
import { Panel, usePanels } from '../../render/overlay/panels.tsx';
import css from './view.module.css';

/** A form in a side panel. Answers that the opening button carries replace the initial ones of config. */
export default function PanelOfPage({ id, heading, about, lead, form, initial }: PanelBlock) {
  const { about: offered } = usePanels();
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
            <Form id={form} prefix={`${id}-${form}`} initial={{ ...initial, ...carried }} />
            <BasisNotes />
          </>
        )}
      </Panel>
    </div>
  );
}
