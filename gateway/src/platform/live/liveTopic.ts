/**
 * What changes are followed: of one gig with its applications and offers, of what its team captain looks after, of all gigs
 * of a location, or of all that the caller is in charge of.
 */
export type LiveTopic =
  | { readonly kind: 'gig' | 'captain' | 'location'; readonly id: number }
  | { readonly kind: 'managed' };

/**
 * Names a topic among all. What a caller manages or leads depends on the token, also between those of one user.
 *
 * @param token that of the caller; null without one
 */
export function topicKey(topic: LiveTopic, token: string | null): string {
  switch (topic.kind) {
    case 'managed':
      return `managed:${token ?? ''}`;
    case 'captain':
      return `captain:${topic.id}:${token ?? ''}`;
    default:
      return `${topic.kind}:${topic.id}`;
  }
}

/** The parameters by which REST names a topic. */
export type TopicQuery = {
  readonly gig_id?: number;
  readonly captain?: true;
  readonly location_id?: number;
  readonly managed?: true;
};

/** The parameters by which REST names a topic. */
export function topicQuery(topic: LiveTopic): TopicQuery {
  switch (topic.kind) {
    case 'managed':
      return { managed: true };
    case 'captain':
      return { gig_id: topic.id, captain: true };
    case 'gig':
      return { gig_id: topic.id };
    default:
      return { location_id: topic.id };
  }
}
