/** What a feed is of. */
export interface FeedPlace {
  readonly kind: 'location' | 'event';
  /** Of its node. */
  readonly id: string;
  readonly name: string;
}

/** The address with which calendar programs take a feed over by themselves. */
export function webcalHref(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}
