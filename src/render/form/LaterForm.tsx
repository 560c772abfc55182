import Form, { type FormProps } from './Form.tsx';
import useSending from './useSending.tsx';

/**
 * A form whose code comes after the page, such as one in a panel: it brings with it how a form sends. Blocks that draw
 * a form so say `x-later` in their contract.
 */
export default function LaterForm(props: Omit<FormProps, 'useSending'>) {
  return <Form {...props} useSending={useSending} />;
}
