import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AdjustWorkHours_gig$key } from '../../__generated__/AdjustWorkHours_gig.graphql.ts';
import type { AdjustWorkHours_work$key } from '../../__generated__/AdjustWorkHours_work.graphql.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';

// Loaded when the first hours are about to change.
const AdjustHoursDialog = lazy(() => import('../hours/AdjustHoursDialog.tsx'));

interface Props {
  work: AdjustWorkHours_work$key;
  gig: AdjustWorkHours_gig$key;
  onClosed: () => void;
}

/** The dialog that corrects the hours of work before it is paid. */
export function AdjustWorkHours({ work, gig, onClosed }: Props) {
  const { flags, application } = useFragment(
    graphql`
      fragment AdjustWorkHours_work on WorkPay @throwOnFieldError {
        flags
        application {
          ...AdjustHoursDialog_application
        }
      }
    `,
    work,
  );
  const { timeZone, unpaidBreakMinutes } = useFragment(
    graphql`
      fragment AdjustWorkHours_gig on Gig @throwOnFieldError {
        timeZone
        unpaidBreakMinutes
      }
    `,
    gig,
  );
  return (
    <Suspense>
      <AdjustHoursDialog
        application={application}
        zone={timeZone ?? browserZone()}
        unpaidBreakMinutes={unpaidBreakMinutes}
        isAdjusted={flags.includes('ADJUSTED')}
        onClosed={onClosed}
      />
    </Suspense>
  );
}
