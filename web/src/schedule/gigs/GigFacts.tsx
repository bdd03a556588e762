import { gigTypeLabel, gigTypes } from '@brigade/domain/schedule/gigs/gigType.ts';
import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { formatDuration } from '@brigade/domain/platform/time/duration.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigFacts_gig$key } from '../../__generated__/GigFacts_gig.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { GigRecurrence } from '../recurrence/GigRecurrence.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { FactList } from '../../platform/screen/FactList.tsx';
import { GigWage } from './GigWage.tsx';
import { workedMinutes } from './workedMinutes.ts';

const employmentLabels: Record<string, string> = { W2: 'W-2 employee', F1099: '1099 contractor' };

/** The length, the pay and the audience of a gig; the header shows its times. */
export function GigFacts({ gig }: { gig: GigFacts_gig$key }) {
  const data = useFragment(
    graphql`
      fragment GigFacts_gig on Gig @throwOnFieldError {
        startTime
        endTime
        timeZone
        unpaidBreakMinutes
        type
        employmentType
        isRecurring
        isAutoSelectEnabled
        noExperienceRequired
        networkGroupNames
        opensToNetworkAt
        movesToMarketplace
        movesToMarketplaceAt
        event {
          name
        }
        boostBonus @catch(to: NULL) {
          amountCents
          currency
        }
        ...GigWage_gig
        ...GigRecurrence_gig
      }
    `,
    gig,
  );
  const type = gigTypes.find((known) => known === data.type);
  const { boostBonus } = data;

  return (
    <Card title="Shift">
      <FactList
        facts={[
          {
            name: 'Paid hours',
            value: formatDuration(workedMinutes(data.startTime, data.endTime, data.unpaidBreakMinutes)),
          },
          {
            name: 'Unpaid break',
            value: data.unpaidBreakMinutes > 0 ? formatDuration(data.unpaidBreakMinutes) : 'None',
          },
          { name: 'Wage', value: <GigWage gig={data} /> },
          {
            name: 'Boost',
            term: 'boost',
            value: boostBonus ? formatMoney(boostBonus.amountCents, boostBonus.currency) : null,
          },
          { name: 'Posted to', value: type ? gigTypeLabel(type) : null },
          { name: 'Visible first to', value: data.networkGroupNames.join(', ') },
          {
            name: 'Opens to your network',
            value: data.opensToNetworkAt ? (
              <DateText instant={data.opensToNetworkAt} zone={data.timeZone} />
            ) : null,
          },
          {
            name: 'Opens to the marketplace',
            value: data.movesToMarketplaceAt ? (
              <DateText instant={data.movesToMarketplaceAt} zone={data.timeZone} />
            ) : type === 'PRIVATE_DIRECT_OFFER' && data.movesToMarketplace ? (
              'If no one takes it'
            ) : null,
          },
          { name: 'Employment', term: 'employment', value: employmentLabels[data.employmentType ?? ''] },
          { name: 'Event', value: data.event?.name },
          { name: 'Repeats', value: data.isRecurring ? <GigRecurrence gig={data} /> : null },
          { name: 'Auto-select', term: 'auto-select', value: data.isAutoSelectEnabled ? 'On' : 'Off' },
          { name: 'Experience', value: data.noExperienceRequired ? 'Not needed' : null },
        ]}
      />
    </Card>
  );
}
