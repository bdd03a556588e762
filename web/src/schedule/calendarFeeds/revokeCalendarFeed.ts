import { graphql, type IEnvironment } from 'relay-runtime';
import type { revokeCalendarFeedMutation } from '../../__generated__/revokeCalendarFeedMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/**
 * Revokes a calendar feed.
 *
 * @param placeId the global ID of the location or event whose list contains the feed
 */
export async function revokeCalendarFeed(
  environment: IEnvironment,
  feedId: string,
  placeId: string,
): Promise<readonly { readonly message: string }[]> {
  const { revokeCalendarFeed: payload } = await commit<revokeCalendarFeedMutation>(environment, {
    mutation: graphql`
      mutation revokeCalendarFeedMutation($input: RevokeCalendarFeedInput!) {
        revokeCalendarFeed(input: $input) {
          revokedFeedId
          errors {
            message
          }
        }
      }
    `,
    variables: { input: { feedId } },
    updater: (store, data) => {
      const place = store.get(placeId);
      const feeds = place?.getLinkedRecords('calendarFeeds');
      const revokedId = data?.revokeCalendarFeed.revokedFeedId;
      if (!place || !feeds || !revokedId) return;
      place.setLinkedRecords(
        feeds.filter((feed) => feed.getDataID() !== revokedId),
        'calendarFeeds',
      );
    },
  });
  return payload.errors;
}
