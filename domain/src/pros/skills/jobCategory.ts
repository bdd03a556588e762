/** The kinds of work that the marketplace offers, each with a drawing of its own in the web app. */
export const jobCategories = [
  'pastry-baker',
  'beer-and-wine-bartender',
  'fixed-station-bartender',
  'full-bartender',
  'dishwasher',
  'event-cook',
  'event-setup',
  'front-of-house-support',
  'housekeeping',
  'line-cook',
  'maintenance',
  'prep-cook',
] as const;

export type JobCategory = (typeof jobCategories)[number];

/**
 * The kind of work that a position is, null if it is none of the known ones: the REST API may offer further positions.
 *
 * @param position a position's name, such as "Beer & Wine Bartender"
 */
export function jobCategoryOf(position: string): JobCategory | null {
  const words =
    position
      .toLowerCase()
      .replaceAll('&', ' and ')
      .match(/[a-z]+/g) ?? [];
  return jobCategories.find((category) => category === words.join('-')) ?? null;
}
