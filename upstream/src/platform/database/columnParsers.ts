const int8 = 20;
const date = 1082;
const numeric = 1700;

/**
 * How both drivers read the types on which they would disagree, by type id. Counts and dollar amounts fit a
 * double exactly; a calendar day stays text, so that no time zone can move it.
 */
export const columnParsers: Record<number, (text: string) => unknown> = {
  [int8]: Number,
  [numeric]: Number,
  [date]: (text: string) => text,
};
