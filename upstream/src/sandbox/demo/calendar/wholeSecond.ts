/** The instant as a Date, truncated to the second. */
export function wholeSecond(epochMilliseconds: number): Date {
  return new Date(Math.floor(epochMilliseconds / 1000) * 1000);
}
