/**
 * What changes are followed: of one gig with its applications and offers, of all gigs of a location, or of those of all
 * locations where the caller has a role.
 */
export type LiveTopic =
  | { readonly kind: 'gig' | 'location'; readonly id: number }
  | { readonly kind: 'managed' };

/**
 * Names a topic among all. What a caller manages depends on the token, also between those of one user.
 *
 * @param token that of the caller; null without one
 */
export function topicKey(topic: LiveTopic, token: string | null): string {
  return topic.kind === 'managed' ? `managed:${token ?? ''}` : `${topic.kind}:${topic.id}`;
}

/** The parameter by which REST names a topic. */
export function topicQuery(topic: LiveTopic): { gig_id?: number; location_id?: number; managed?: true } {
  if (topic.kind === 'managed') return { managed: true };
  return topic.kind === 'gig' ? { gig_id: topic.id } : { location_id: topic.id };
}
