import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { FormModule } from '../../../shared/plan/form.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import { openStorage, readText } from '../../storage/device.ts';
import type { RestoredProps } from './Restored.tsx';
import type { Session } from './session.ts';

/** The key under which the device keeps the answers of a form. */
export const restoredKey = (form: FormModule): string => `form:${form.plan.id}`;

/**
 * Loads what keeps the answers of a form over a refresh once there are any, so that a visitor who only reads does not
 * pay for it. Without it, because it cannot be loaded, the form works as any other.
 */
export default function RestoredLater({ form, session }: { form: FormModule; session: Session }) {
  const { state } = useLocation();
  const [loaded, setLoaded] = useState<{ readonly Restored: ComponentType<RestoredProps>; readonly first: Answers }>();
  useEffect(() => {
    const first = session.answers();
    const load = () =>
      void import('./Restored.tsx').then(
        ({ default: Restored }) => setLoaded({ Restored, first }),
        () => undefined,
      );
    const storage = openStorage(() => window.sessionStorage);
    if (state !== null || readText(storage, restoredKey(form)) !== null) return load();
    const unsubscribe = session.subscribe(() => {
      unsubscribe();
      load();
    });
    return unsubscribe;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the state with which the page came is read
  }, [form, session]);
  return loaded && <loaded.Restored form={form} session={session} first={loaded.first} />;
}
