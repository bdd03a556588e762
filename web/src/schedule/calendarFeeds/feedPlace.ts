/** The location or event of a feed. */
export interface FeedPlace {
  readonly kind: 'location' | 'event';
  /** The global ID. */
  readonly id: string;
  readonly name: string;
}

/** The webcal URL, which opens the feed in a calendar app. */
export function webcalHref(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}
