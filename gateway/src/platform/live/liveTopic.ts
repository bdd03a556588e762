/** What changes are followed: of one gig with its applications and offers, or of all gigs of a location. */
export interface LiveTopic {
  readonly kind: 'gig' | 'location';
  readonly id: number;
}

/** Names a topic among all. */
export function topicKey({ kind, id }: LiveTopic): string {
  return `${kind}:${id}`;
}

/** The parameter by which REST names a topic. */
export function topicQuery({ kind, id }: LiveTopic): { gig_id?: number; location_id?: number } {
  return kind === 'gig' ? { gig_id: id } : { location_id: id };
}
