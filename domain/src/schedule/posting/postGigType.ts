/** What a person sets out to post: one form takes them all. The names are part of the URL of the form. */
export const postGigTypes = ['single', 'schedule', 'assign', 'event'] as const;

/** One of them. */
export type PostGigType = (typeof postGigTypes)[number];

const labels: Record<PostGigType, string> = {
  single: 'Post Shift',
  schedule: 'Post Schedule',
  assign: 'Assign Shift',
  event: 'Create Event',
};

const purposes: Record<PostGigType, string> = {
  single: 'One position, once or repeating',
  schedule: 'Several positions over several days',
  assign: 'Straight to pros you choose',
  event: 'Shifts that belong to one occasion',
};

/** What is posted, in words for people; also what the button says that posts it. */
export function postGigTypeLabel(type: PostGigType): string {
  return labels[type];
}

/** When to choose it, in words for people. */
export function postGigTypePurpose(type: PostGigType): string {
  return purposes[type];
}

/** The type that a name from the address means; null for a name that is none. */
export function postGigTypeFromWire(name: unknown): PostGigType | null {
  return postGigTypes.find((type) => type === name) ?? null;
}
