const hour = 3_600_000;

/** The hours that a board shows, in milliseconds since 1970. */
export interface BoardHours {
  readonly from: number;
  readonly until: number;
  /** The hours that are named: at most eight. */
  readonly ticks: readonly number[];
}

/** The hours from the first start to the last end; null without shifts. */
export function boardHours(
  gigs: readonly { readonly startTime: string; readonly endTime: string }[],
): BoardHours | null {
  if (gigs.length === 0) return null;
  const first = Math.min(...gigs.map(({ startTime }) => Date.parse(startTime)));
  const last = Math.max(...gigs.map(({ endTime }) => Date.parse(endTime)));
  const from = Math.floor(first / hour) * hour;
  const until = Math.ceil(last / hour) * hour;
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
