/** The instant as a Date, cut to its second: nothing in the demo data happened at a fraction of one. */
export function wholeSecond(epochMilliseconds: number): Date {
  return new Date(Math.floor(epochMilliseconds / 1000) * 1000);
}
