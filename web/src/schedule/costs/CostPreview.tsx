import type { GigType } from '@brigade/domain/schedule/gigs/gigType.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CostPreview_location$key } from '../../__generated__/CostPreview_location.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { CostPreviewCard } from './CostPreviewCard.tsx';
import type { CostedShift } from './previewCost.ts';
import { useCostRates } from './useCostRates.ts';

interface Props {
  location: CostPreview_location$key;
  /** Every gig that will be posted, those of a series one by one, the soonest first; incomplete ones are left out. */
  shifts: readonly CostedShift[];
  type: GigType;
  /** Null: as the location usually does. */
  employmentType: 'F1099' | 'W2' | null;
  isBackgroundCheckRequired: boolean;
}

/** What a posting will cost, while it is being written: for one date and for all of them. */
export function CostPreview({ location, employmentType, ...posting }: Props) {
  const data = useFragment(
    graphql`
      fragment CostPreview_location on Location {
        ...useCostRates_location
      }
    `,
    location,
  );
  const { rates, usualEmployment, zone } = useCostRates(data);
  if (!rates) {
    return <Card title="Cost">The cost cannot be shown right now. You can still post.</Card>;
  }
  return (
    <CostPreviewCard
      {...posting}
      employmentType={employmentType ?? usualEmployment}
      rates={rates}
      zone={zone}
    />
  );
}
