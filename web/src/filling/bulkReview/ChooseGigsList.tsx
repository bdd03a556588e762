import { mostReviewedGigs } from '@brigade/domain/filling/bulkReview/mostReviewedGigs.ts';
import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { ChooseGigsListQuery } from '../../__generated__/ChooseGigsListQuery.graphql.ts';
import { CheckboxGroup } from '../../ui/fields/CheckboxGroup.tsx';
import { gigLine } from './gigLine.ts';

/** The gigs ahead that still look for pros, the next one first. */
export const chooseGigsListQuery = graphql`
  query ChooseGigsListQuery($locationId: DatabaseId!, $now: DateTime!) @throwOnFieldError {
    location(databaseId: $locationId) {
      gigs(
        first: 50
        filter: { startsAtOrAfter: $now, statuses: [UNFILLED, READY] }
        orderBy: STARTING_SOONEST
      ) {
        edges {
          node {
            databaseId
            startTime
            endTime
            timeZone
            skill {
              name
            }
            fill {
              openApplications
            }
          }
        }
      }
    }
  }
`;

interface Props {
  queryRef: PreloadedQuery<ChooseGigsListQuery>;
  gigId: number;
  picked: readonly number[];
  onPicked: (gigIds: readonly number[]) => void;
}

/** The gigs to tick; those with open applicants come first. */
export function ChooseGigsList({ queryRef, gigId, picked, onPicked }: Props) {
  const { location } = usePreloadedQuery<ChooseGigsListQuery>(chooseGigsListQuery, queryRef);
  const gigs = (location?.gigs?.edges ?? [])
    .map(({ node }) => node)
    .filter(({ databaseId }) => databaseId !== gigId)
    .toSorted(
      (one, other) => Number(other.fill.openApplications > 0) - Number(one.fill.openApplications > 0),
    );
  // Those that have started or are filled since stay chosen, and can be given up.
  const [others] = useState(() => picked.filter((id) => gigs.every(({ databaseId }) => databaseId !== id)));
  if (gigs.length === 0 && others.length === 0) return <p>No other upcoming shifts need pros.</p>;
  const isFull = picked.length >= mostReviewedGigs - 1;

  return (
    <CheckboxGroup
      label={`Compare with #${gigId}`}
      options={[
        ...others.map((id) => ({
          value: String(id),
          label: `#${id}`,
          description: 'Fully staffed',
        })),
        ...gigs.map((gig) => ({
          value: String(gig.databaseId),
          label: gigLine({
            databaseId: gig.databaseId,
            startTime: gig.startTime,
            endTime: gig.endTime,
            timeZone: gig.timeZone,
            position: gig.skill.name,
          }),
          description:
            gig.fill.openApplications === 1
              ? '1 open applicant'
              : `${gig.fill.openApplications} open applicants`,
          isDisabled: isFull && !picked.includes(gig.databaseId),
        })),
      ]}
      value={picked.map(String)}
      onChange={(values) => onPicked(values.map(Number))}
    />
  );
}
