/** The longest that a shift can be, in hours that really pass. */
export const longestShiftHours = 16;

/** From here on a shift is long, in hours: worth a warning. */
export const longShiftHours = 12;

/** How the length of a shift is judged: longer ones than `too long` cannot be posted. */
export function shiftLength(minutes: number): 'fine' | 'long' | 'too long' {
  if (minutes > longestShiftHours * 60) return 'too long';
  return minutes > longShiftHours * 60 ? 'long' : 'fine';
}
