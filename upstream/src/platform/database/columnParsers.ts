const int8 = 20;
const date = 1082;
const numeric = 1700;

/**
 * Parsers, by type id, for the types that the two drivers read differently. Counts and dollar amounts fit a
 * double exactly; a calendar day stays text, so that no time zone can shift it.
 */
export const columnParsers: Record<number, (text: string) => unknown> = {
  [int8]: Number,
  [numeric]: Number,
  [date]: (text: string) => text,
};
