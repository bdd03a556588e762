/** The time zone that most of the locations have, the first of equals; null without locations. */
export function zoneOfMost(locations: readonly { timezone: string }[]): string | null {
  const groups = [...Map.groupBy(locations, ({ timezone }) => timezone)];
  const [most] = groups.toSorted(([, one], [, other]) => other.length - one.length);
  return most?.[0] ?? null;
}
