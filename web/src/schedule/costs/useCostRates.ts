import type { CostRates } from '@brigade/domain/schedule/costs/costRates.ts';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  useCostRates_location$data,
  useCostRates_location$key,
} from '../../__generated__/useCostRates_location.graphql.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';

/** All that the cost of a location's gigs follows from besides the gigs. */
export interface LocationCosts {
  /** Null for who may not see costs, and where they are out of reach. */
  readonly rates: CostRates | null;
  /** How its workers are employed unless a gig says otherwise. */
  readonly usualEmployment: 'F1099' | 'W2';
  /** IANA name of its zone. */
  readonly zone: string;
}

/** What the gigs of a location cost besides wages. */
export function useCostRates(location: useCostRates_location$key): LocationCosts {
  const { costRates, timeZone, settings } = useFragment(
    graphql`
      fragment useCostRates_location on Location @throwOnFieldError {
        timeZone
        settings {
          supportedEmploymentTypes
        }
        costRates @catch(to: NULL) {
          platformPercentage
          inNetworkPercentage
          w2Percentage
          backgroundCheckPercentage
          tippingPercentage
          gatewayFee {
            percentage
            fixedCents
            maximumCents
          }
          cancellation {
            freeHours
            guaranteedHours
          }
        }
      }
    `,
    location,
  );
  // The same while the fees are: the rows of a list need not be drawn again.
  const rates = useMemo(() => ratesOf(costRates), [costRates]);
  return {
    zone: timeZone ?? browserZone(),
    usualEmployment: settings.supportedEmploymentTypes[0] === 'W2' ? 'W2' : 'F1099',
    rates,
  };
}

function ratesOf(costRates: useCostRates_location$data['costRates']): CostRates | null {
  if (!costRates?.cancellation) return null;
  const { gatewayFee, cancellation } = costRates;
  return {
    platformPercentage: costRates.platformPercentage,
    inNetworkPercentage: costRates.inNetworkPercentage,
    w2Percentage: costRates.w2Percentage,
    backgroundCheckPercentage: costRates.backgroundCheckPercentage,
    tippingPercentage: costRates.tippingPercentage,
    gatewayFee: gatewayFee
      ? {
          percentage: gatewayFee.percentage,
          fixedCents: gatewayFee.fixedCents,
          maximumCents: gatewayFee.maximumCents ?? null,
        }
      : null,
    cancellation: { freeHours: cancellation.freeHours, guaranteedHours: cancellation.guaranteedHours },
  };
}
