import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { FormModule } from '../../../shared/plan/form.ts';
import { openStorage, readText } from '../../storage/device.ts';
import type { RestoredProps } from './Restored.tsx';
import type { Session } from './session.ts';

interface Loaded extends Pick<RestoredProps, 'first' | 'storageKey'> {
  readonly Restored: ComponentType<RestoredProps>;
}

/**
 * Loads what keeps the answers of a form over a refresh once there are any, so that a visitor who only reads does not
 * pay for it. Without it, because it cannot be loaded, the form works as any other.
 */
export default function RestoredLater({ form, session }: { form: FormModule; session: Session }) {
  const { state } = useLocation();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const first = session.answers();
    const key = `form:${form.plan.id}`;
    const load = () =>
      void import('./Restored.tsx').then(
        ({ default: Restored }) => setLoaded({ Restored, first, storageKey: key }),
        () => undefined,
      );
    const storage = openStorage(() => window.sessionStorage);
    if (state !== null || readText(storage, key) !== null) return load();
    const unsubscribe = session.subscribe(() => {
      unsubscribe();
      load();
    });
    return unsubscribe;
    // oxlint-disable-next-line react/exhaustive-deps -- only the state with which the page came is read
  }, [form, session]);
  if (!loaded) return null;
  const { Restored, ...rest } = loaded;
  return <Restored form={form} session={session} {...rest} />;
}
