import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { JobDialog } from '../../../shared/plan/blocks.generated.ts';
import type { Job } from '../../../shared/plan/config.generated.ts';
import Form from '../../render/form/LaterForm.tsx';
import { Dialog, DialogLead } from '../../render/overlay/Dialog.tsx';

interface ApplyDialogProps extends JobDialog {
  job: Job;
  form: string;
  onClose: () => void;
}

/** The application form. It is a module of its own, so that the page loads without the code of forms. */
export default function ApplyDialog({ title, lead, job, form, onClose }: ApplyDialogProps) {
  return (
    <Dialog open onClose={onClose} title={formatMessage(title, { title: job.title })}>
      <DialogLead text={lead} />
      <Form key={form} id={form} panelContext={{ close: onClose }} />
    </Dialog>
  );
}
