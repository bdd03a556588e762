import { type ComponentType, lazy, Suspense } from 'react';
import { useHoldsActs } from '../../day/roster/outbox/useHoldsActs.ts';
import { SharingQuestion } from '../../platform/signals/SharingQuestion.tsx';

const OutboxNotice = lazy<ComponentType>(() =>
  import('../../day/roster/outbox/OutboxNotice.tsx').catch(() => ({ default: () => null })),
);

/** What the shell says above every screen. Not part of the first load. */
export default function ShellNotices() {
  const holdsActs = useHoldsActs();
  return (
    <>
      <SharingQuestion />
      {holdsActs ? (
        <Suspense>
          <OutboxNotice />
        </Suspense>
      ) : null}
    </>
  );
}
