import { graphql, useFragment } from 'react-relay/hooks';
import type { useOfferableGigs_event$key } from '../../../__generated__/useOfferableGigs_event.graphql.ts';

/** A gig of an event that can be offered to groups. */
export interface OfferableGig {
  /** The global ID. */
  readonly id: string;
  readonly databaseId: number;
  /** The name of its position. */
  readonly name: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly timeZone: string | null | undefined;
  readonly openPlaces: number;
}

/** The upcoming gigs of an event at a location that are not on the marketplace and have open places. */
export function useOfferableGigs(
  event: useOfferableGigs_event$key | null | undefined,
  locationId: number,
): readonly OfferableGig[] {
  const data = useFragment(
    graphql`
      fragment useOfferableGigs_event on Event @throwOnFieldError {
        shifts(first: 100) {
          edges {
            node {
              gigs {
                id
                databaseId
                type
                status
                startTime
                endTime
                timeZone
                startCountsAsPast
                location {
                  databaseId
                }
                skill {
                  name
                }
                fill {
                  places
                  selected
                }
              }
            }
          }
        }
      }
    `,
    event,
  );
  const gigs = (data?.shifts?.edges ?? []).flatMap(({ node }) => node.gigs ?? []);
  return gigs
    .filter(({ status }) => status === 'POSTED' || status === 'CONFIRMED')
    .filter(({ type, startCountsAsPast }) => type !== 'MARKETPLACE' && !startCountsAsPast)
    .filter(({ location, fill }) => location?.databaseId === locationId && fill.selected < fill.places)
    .map(({ id, databaseId, skill, startTime, endTime, timeZone, fill }) => ({
      id,
      databaseId,
      name: skill.name,
      startTime,
      endTime,
      timeZone,
      openPlaces: fill.places - fill.selected,
    }));
}
