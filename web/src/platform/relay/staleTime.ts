/** Data younger than this is fresh. Older data is shown and refetched. */
export const staleTimeMs = 10_000;
