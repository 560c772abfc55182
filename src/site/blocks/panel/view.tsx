import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { PanelBlock } from '../../../shared/plan/blocks.generated.ts';
import { BasisNotes } from '../../render/elements/Basis.tsx';
import Form from '../../render/form/LaterForm.tsx';
import { DialogLead } from '../../render/overlay/Dialog.tsx';
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
            <DialogLead text={lead} />
            <Form id={form} prefix={`${id}-${form}`} initial={{ ...initial, ...carried }} />
            <BasisNotes />
          </>
        )}
      </Panel>
    </div>
  );
}
