import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { EventChoicesQuery } from '../../../__generated__/EventChoicesQuery.graphql.ts';
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx';

interface Props {
  queryRef: PreloadedQuery<EventChoicesQuery>;
  /** The id of the chosen event's node. */
  value: string | null;
  errorMessage: string | undefined;
  onChange: (id: string) => void;
}

/** The events of a location that are to come, to choose one of. */
export function EventChoices({ queryRef, value, errorMessage, onChange }: Props) {
  const { location } = usePreloadedQuery<EventChoicesQuery>(
    graphql`
      query EventChoicesQuery($locationId: Int!, $search: String) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) {
          events(first: 50, period: UPCOMING, search: $search) {
            edges {
              node {
                id
                name
                gigsCount
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const events = location?.events?.edges ?? [];
  if (events.length === 0)
    return <p>No event to come has that name. Make a new one of these gigs instead.</p>;
  return (
    <RadioGroup
      label="Event"
      options={events.map(({ node }) => ({
        value: node.id,
        label: node.name,
        description: node.gigsCount === 1 ? '1 gig' : `${node.gigsCount ?? 0} gigs`,
      }))}
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
    />
  );
}
