import { Suspense, use, useMemo } from 'react';
import type { LaterForm as Source } from '../../../shared/plan/page.ts';
import { PageContext, usePage, useSite } from '../context.tsx';
import type { FormProps } from './Form.tsx';

type LaterFormProps = Omit<FormProps, 'useSending'>;

/**
 * A form whose code loads after the page, such as one in a panel, with its fields and the code that sends. Blocks that
 * draw a form this way have `x-later` in their contract.
 */
export default function LaterForm(props: LaterFormProps) {
  const source = usePage().later?.[props.id];
  const { texts } = useSite().site;
  if (!source) throw new Error(`This page ships no form "${props.id}" for later`);
  return (
    <Suspense fallback={<p role="status">{texts.loading}</p>}>
      <Loaded {...props} source={source} />
    </Suspense>
  );
}

function Loaded({ source, ...props }: LaterFormProps & { source: Source }) {
  const page = usePage();
  const { Form, useSending, form, theme } = use(once(source));
  const { id } = props;
  const withForm = useMemo(() => ({ ...page, forms: { ...page.forms, [id]: form }, theme }), [page, id, form, theme]);
  return (
    <PageContext value={withForm}>
      <Form key={id} {...props} useSending={useSending} />
    </PageContext>
  );
}

const loads = new Map<Source, ReturnType<typeof loadForm>>();

/** Loads each form once. A failed load is tried again when the form is drawn anew. */
function once(source: Source): ReturnType<typeof loadForm> {
  const known = loads.get(source);
  if (known) return known;
  const loading = loadForm(source);
  loads.set(source, loading);
  loading.catch(() => loads.delete(source));
  return loading;
}

async function loadForm(source: Source) {
  const [form, sending, parts] = await Promise.all([import('./Form.tsx'), import('./useSending.tsx'), source()]);
  return { Form: form.default, useSending: sending.default, ...parts };
}
