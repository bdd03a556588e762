import { graphql, useFragment } from 'react-relay/hooks';
import type { ShiftPay_gig$key } from '../../__generated__/ShiftPay_gig.graphql.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import { currentGigPhase } from '../../schedule/gigs/currentGigPhase.ts';
import { useCostRates } from '../../schedule/costs/useCostRates.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoApplicants } from '../../ui/illustrations/NoApplicants.tsx';
import styles from './pay.module.css';
import { PayGig } from './PayGig.tsx';

interface Props {
  gig: ShiftPay_gig$key;
  locationId: number;
}

/** The pay of the pros of a shift, or that it had none or has not ended. */
export function ShiftPay({ gig, locationId }: Props) {
  const data = useFragment(
    graphql`
      fragment ShiftPay_gig on Gig @throwOnFieldError {
        pay {
          __typename
        }
        location {
          viewerCanManageBlocks @catch(to: NULL)
          settings {
            tippingEnabled
          }
          ...useCostRates_location
        }
        ...currentGigPhase_gig
        ...PayGig_gig
      }
    `,
    gig,
  );
  const { location, pay } = data;
  if (!location || !pay) throw new Fault('UNKNOWN', 'The pay of this shift could not be loaded.');
  const { rates } = useCostRates(location);
  const phase = currentGigPhase(data);
  if (phase === 'RECRUITING' || phase === 'TODAY') {
    return (
      <EmptyState illustration={<NoApplicants />} title="This shift has not ended">
        You can pay its pros after it ends.
      </EmptyState>
    );
  }
  if (pay.length === 0) {
    return (
      <EmptyState illustration={<NoApplicants />} title="No one worked this shift">
        The pay of confirmed pros appears here.
      </EmptyState>
    );
  }
  return (
    <div className={styles.gigs}>
      <PayGig
        gig={data}
        locationId={locationId}
        rates={rates}
        canTip={location.settings.tippingEnabled}
        canBlock={location.viewerCanManageBlocks === true}
      />
    </div>
  );
}
