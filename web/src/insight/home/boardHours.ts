const hour = 3_600_000;

/** Hours that a board shows at least, so that a short shift looks short. */
const fewest = 6;

/** The hours that a board shows, in milliseconds since 1970. */
export interface BoardHours {
  readonly from: number;
  readonly until: number;
  /** The hours that are named: at most eight. */
  readonly ticks: readonly number[];
}

/** The hours from the first start to the last end, and one before if they are few; null without shifts. */
export function boardHours(
  gigs: readonly { readonly startTime: string; readonly endTime: string }[],
): BoardHours | null {
  if (gigs.length === 0) return null;
  const first = Math.min(...gigs.map(({ startTime }) => Date.parse(startTime)));
  const last = Math.max(...gigs.map(({ endTime }) => Date.parse(endTime)));
  const start = Math.floor(first / hour) * hour;
  const end = Math.ceil(last / hour) * hour;
  const from = end - start < fewest * hour ? start - hour : start;
  const until = Math.max(end, from + fewest * hour);
  const step = Math.ceil((until - from) / hour / 8) * hour;
  const ticks = Array.from({ length: Math.ceil((until - from) / step) }, (_, index) => from + index * step);
  return { from, until, ticks };
}

/** Where an instant is on the board, from 0 to 1; beyond for others. */
export function shareOf(milliseconds: number, { from, until }: BoardHours): number {
  return (milliseconds - from) / (until - from);
}

/** "5 pm". */
export function hourLabel(hourOfDay: number): string {
  return `${hourOfDay % 12 || 12} ${hourOfDay < 12 ? 'am' : 'pm'}`;
}
