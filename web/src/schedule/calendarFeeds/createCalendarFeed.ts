import { graphql, type IEnvironment } from 'relay-runtime';
import type { createCalendarFeedMutation } from '../../__generated__/createCalendarFeedMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import type { FeedPlace } from './feedPlace.ts';

/** Creates a feed. Its URL cannot be retrieved later. Null with errors if the mutation failed. */
export async function createCalendarFeed(
  environment: IEnvironment,
  { id, kind }: FeedPlace,
  areProsNamed: boolean,
): Promise<{ readonly url: string | null; readonly errors: readonly { readonly message: string }[] }> {
  const { createCalendarFeed: payload } = await commit<createCalendarFeedMutation>(environment, {
    mutation: graphql`
      mutation createCalendarFeedMutation($input: CreateCalendarFeedInput!) {
        createCalendarFeed(input: $input) {
          url
          feed {
            id
            ...CalendarFeedRow_feed
          }
          errors {
            message
          }
        }
      }
    `,
    variables: { input: { [kind === 'location' ? 'locationId' : 'eventId']: id, areProsNamed } },
    updater: (store) => {
      const feed = store.getRootField('createCalendarFeed').getLinkedRecord('feed');
      const place = store.get(id);
      const feeds = place?.getLinkedRecords('calendarFeeds');
      if (feed && place && feeds) place.setLinkedRecords([feed, ...feeds], 'calendarFeeds');
    },
  });
  return { url: payload.url ?? null, errors: payload.errors };
}
