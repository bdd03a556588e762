import { type CostedGig, gigCost } from '@brigade/domain/schedule/costs/gigCost.ts';
import { boostCents } from '@brigade/domain/schedule/gigs/bonus.ts';
import { gigTypes } from '@brigade/domain/schedule/gigs/gigType.ts';
import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BoostCost_gig$key } from '../../__generated__/BoostCost_gig.graphql.ts';
import type { BoostCost_location$key } from '../../__generated__/BoostCost_location.graphql.ts';
import { useCostRates } from '../../schedule/costs/useCostRates.ts';
import styles from './BoostCost.module.css';

interface Props {
  gig: BoostCost_gig$key;
  /** For each pro; NaN while it is not an amount. */
  bonusCents: number;
}

interface LineProps {
  location: BoostCost_location$key;
  gig: Omit<CostedGig, 'employmentType'>;
  employmentType: 'W2' | 'F1099' | null;
  /** The bonus that is on the gig already. */
  presentCents: number;
}

/** What a bonus costs, fees included, when all places are worked; nothing for who may not see costs. */
export function BoostCost({ gig, bonusCents }: Props) {
  const data = useFragment(
    graphql`
      fragment BoostCost_gig on Gig @throwOnFieldError {
        type
        employmentType
        startTime
        endTime
        unpaidBreakMinutes
        isBackgroundCheckRequired
        fill {
          places
        }
        wage @catch(to: NULL) {
          amountCents
        }
        boostBonus @catch(to: NULL) {
          amountCents
        }
        location {
          ...BoostCost_location
        }
      }
    `,
    gig,
  );
  const { wage, location, startTime, endTime } = data;
  if (!wage || !location || !boostCents.safeParse(bonusCents).success) return null;
  const minutes = Temporal.Instant.from(startTime).until(Temporal.Instant.from(endTime)).total('minutes');
  const { type, unpaidBreakMinutes, isBackgroundCheckRequired } = data;
  const employmentType =
    data.employmentType === 'W2' || data.employmentType === 'F1099' ? data.employmentType : null;
  return (
    <BoostCostLine
      location={location}
      employmentType={employmentType}
      presentCents={data.boostBonus?.amountCents ?? 0}
      gig={{
        type: gigTypes.find((known) => known === type) ?? 'MARKETPLACE',
        minutes,
        unpaidBreakMinutes,
        isBackgroundCheckRequired,
        wageCents: wage.amountCents,
        bonusCents,
        places: data.fill.places,
      }}
    />
  );
}

function BoostCostLine({ location, gig, employmentType, presentCents }: LineProps) {
  const data = useFragment(
    graphql`
      fragment BoostCost_location on Location {
        ...useCostRates_location
      }
    `,
    location,
  );
  const { rates, usualEmployment } = useCostRates(data);
  if (!rates) return null;
  const costed = { ...gig, employmentType: employmentType ?? usualEmployment };
  const total = gigCost(costed, rates).totalCents;
  const before = gigCost({ ...costed, bonusCents: presentCents }, rates).totalCents;
  const places = gig.places === 1 ? 'the place' : `all ${gig.places} places`;
  return (
    <p className={styles.cost} aria-live="polite">
      <strong>{`Up to ${formatMoney(total - before, 'USD')} more`}</strong>
      {`, fees included: ${formatMoney(total, 'USD')} for ${places} instead of ${formatMoney(before, 'USD')}.`}
    </p>
  );
}
