import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { OwnRequestsBlock } from '../../../shared/plan/blocks.generated.ts';
import type { LaterForm } from '../../../shared/plan/page.ts';
import type { OwnRequest } from '../../../shared/plan/lead.ts';
import { ownRequestQuery } from '../../api/requests.ts';
import { useApi } from '../../api/useApi.ts';
import { usePage } from '../../render/context.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import { LoadFailed } from '../../render/loading/placeholders.tsx';
import type { CorrectProps } from './Correct.tsx';

interface CorrectionProps extends Pick<CorrectProps, 'token' | 'onChanged'> {
  block: OwnRequestsBlock;
  own: OwnRequest;
  /** Called with the words that say that it is done, or with '' if nothing was changed. */
  onEnd(done: string): void;
}

/** What corrects a request: the view, its form, and the theme with the controls of its fields. */
type Parts = Awaited<ReturnType<LaterForm>> & { readonly View: ComponentType<CorrectProps> };

/** The form of a request, with its code. It is loaded when somebody wants to correct one. */
function useParts(form: string | undefined) {
  const source = usePage().later?.[form ?? ''];
  const [tries, setTries] = useState(1);
  const [loaded, setLoaded] = useState<Parts | 'failed'>();
  useEffect(() => {
    if (!source) return;
    let isCurrent = true;
    Promise.all([import('./Correct.tsx'), source()]).then(
      ([view, parts]) => isCurrent && setLoaded({ ...parts, View: view.default }),
      () => isCurrent && setLoaded('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [source, tries]);
  function retry(): void {
    setLoaded(undefined);
    setTries(tries + 1);
  }
  return { loaded, retry };
}

/** The correction of a request; nothing once it cannot be corrected any more, such as after a withdrawal elsewhere. */
export function Correction({ block, own, onEnd, ...props }: CorrectionProps) {
  const { correctable } = own;
  const { loaded, retry } = useParts(correctable?.form);
  const client = useQueryClient();
  const { queryKey } = ownRequestQuery(useApi(), props.token);
  const texts = block.correct;
  if (!texts || !correctable) return null;
  if (!loaded) return <p role="status">{block.loading}</p>;
  if (loaded === 'failed')
    return (
      <LoadFailed onRetry={retry}>
        <Rich text={block.failed} />
      </LoadFailed>
    );
  const { View, form, theme } = loaded;
  function done(now: OwnRequest): void {
    client.setQueryData(queryKey, now);
    onEnd(formatMessage(texts!.done, { reference: now.reference }));
  }
  return (
    <View
      {...props}
      {...{ block, texts, form, theme, own: { ...own, correctable } }}
      onDone={done}
      onCancel={() => onEnd('')}
    />
  );
}
