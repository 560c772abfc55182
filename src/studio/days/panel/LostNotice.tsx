import { api } from '../../app/api.ts';
import { Button } from '../../app/kit/Button.tsx';
import { Fault } from '../../app/kit/Fault.tsx';
import { useAttempt } from '../../app/useAttempt.ts';
import type { LostPage } from '../../app/useFollow.ts';
import { useStudio } from '../../app/useStudio.ts';
import { dayTexts } from './words.ts';

/** Says that the page in the frame has left the site of the shown day, and when it is there. */
export function LostNotice({ page }: { readonly page: LostPage | undefined }) {
  const { site, go } = useStudio();
  const { error, attempt } = useAttempt();
  const begins = site?.days.find(({ turns }) =>
    turns.some(({ kind, file, path }) => kind === 'begins' && file === page?.file && path.length === 0),
  )?.day;
  return (
    <div role="status">
      {site && page && (
        <p className="as-on">
          <span>
            {dayTexts.lost(page.title, site.day)} {begins !== undefined && dayTexts.appears(begins)}
          </span>
          {begins !== undefined && (
            <Button
              says={dayTexts.seeThen}
              onClick={() => void attempt(api.day({ day: begins }), () => go(page.address))}
            />
          )}
        </p>
      )}
      <Fault why={error} />
    </div>
  );
}
