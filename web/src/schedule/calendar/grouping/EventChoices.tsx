import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { EventChoicesQuery } from '../../../__generated__/EventChoicesQuery.graphql.ts';
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx';

interface Props {
  queryRef: PreloadedQuery<EventChoicesQuery>;
  /** The global ID of the chosen event. */
  value: string | null;
  errorMessage: string | undefined;
  onChange: (id: string) => void;
}

/** A radio group of the upcoming events of a location. */
export function EventChoices({ queryRef, value, errorMessage, onChange }: Props) {
  const { location } = usePreloadedQuery<EventChoicesQuery>(
    graphql`
      query EventChoicesQuery($locationId: DatabaseId!, $search: String) @preloadable @throwOnFieldError {
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
    return <p>No upcoming events found. Create a new event for these shifts instead.</p>;
  return (
    <RadioGroup
      label="Event"
      options={events.map(({ node }) => ({
        value: node.id,
        label: node.name,
        description: node.gigsCount === 1 ? '1 shift' : `${node.gigsCount ?? 0} shifts`,
      }))}
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
    />
  );
}
