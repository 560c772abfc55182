import type { Answers } from '../../../shared/plan/answers.ts';
import Form from '../../render/form/LaterForm.tsx';
import { Dialog, DialogLead } from '../../render/overlay/Dialog.tsx';

interface TilesDialogProps {
  title: string;
  lead?: string;
  form: string;
  initial: Answers;
  onClose: () => void;
}

/** The form. It is a module of its own, so that the page loads without the code of forms. */
export default function TilesDialog({ title, lead, form, initial, onClose }: TilesDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title}>
      <DialogLead text={lead} />
      <Form key={form} id={form} initial={initial} panelContext={{ close: onClose }} />
    </Dialog>
  );
}
