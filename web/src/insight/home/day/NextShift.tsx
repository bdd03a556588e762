import { graphql, useFragment } from 'react-relay/hooks';
import type { NextShift_gig$key } from '../../../__generated__/NextShift_gig.graphql.ts';
import { PositionLabel } from '../../../pros/skills/PositionLabel.tsx';
import { TimeRange } from '../../../ui/layout/TimeRange.tsx';
import { TextLink } from '../../../ui/navigation/TextLink.tsx';
import { browserZone } from '../../../ui/theme/browserZone.ts';

/** The shift that starts next, with the way to its roster. */
export function NextShift({ gig: staffed }: { gig: NextShift_gig$key }) {
  const { gig, location } = useFragment(
    graphql`
      fragment NextShift_gig on StaffedGig @throwOnFieldError {
        gig {
          databaseId
          skillName
          startTime
          endTime
        }
        location {
          databaseId
          name
          timeZone
        }
      }
    `,
    staffed,
  );
  return (
    <>
      {'Next: '}
      <TextLink href={`/locations/${location.databaseId}/gigs/${gig.databaseId}/roster`}>
        <PositionLabel name={gig.skillName} />
      </TextLink>
      {` at ${location.name}, `}
      <TimeRange start={gig.startTime} end={gig.endTime} zone={location.timeZone ?? browserZone()} />
    </>
  );
}
