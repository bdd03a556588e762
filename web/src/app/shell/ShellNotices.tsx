import { type ComponentType, lazy, Suspense } from 'react';
import { mayHaveActs } from '../../day/roster/outbox/actsMark.ts';
import { SharingQuestion } from '../../platform/signals/SharingQuestion.tsx';

const OutboxNotice = lazy<ComponentType>(() =>
  import('../../day/roster/outbox/OutboxNotice.tsx').catch(() => ({ default: () => null })),
);

/** What the shell says above every screen. Not part of the first load. */
export default function ShellNotices() {
  return (
    <>
      <SharingQuestion />
      {mayHaveActs() ? (
        <Suspense>
          <OutboxNotice />
        </Suspense>
      ) : null}
    </>
  );
}
