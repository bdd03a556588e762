const minuteMs = 60_000;
const units = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

/** How far the sandbox's clock is ahead, in its two largest units: "2 days 3 hours ahead". Null when it is not. */
export function aheadText(offsetMs: number): string | null {
  let rest = Math.round(offsetMs / minuteMs);
  if (rest < 1) return null;
  const parts: string[] = [];
  for (const [name, minutes] of units) {
    const count = Math.floor(rest / minutes);
    rest -= count * minutes;
    if (count > 0) parts.push(`${count} ${name}${count === 1 ? '' : 's'}`);
  }
  return `${parts.slice(0, 2).join(' ')} ahead`;
}
