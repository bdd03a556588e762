/** A share of a total: its weight and its limits. */
export interface Share {
  weight: number;
  least: number;
  most: number;
}

/**
 * Splits an integer `total` by weight, within the limits of each share. The parts add up to exactly `total`.
 *
 * @throws RangeError if the limits do not allow the total
 */
export function apportion(total: number, shares: readonly Share[]): number[] {
  const parts = shares.map((share) => share.least);
  let left = total - parts.reduce((sum, part) => sum + part, 0);
  if (left < 0) throw new RangeError(`The total ${total} is less than the sum of the minimums`);
  while (left > 0) {
    const open = shares.flatMap((share, index) =>
      (parts[index] ?? 0) < share.most && share.weight > 0 ? [index] : [],
    );
    const pull = open.reduce((sum, index) => sum + (shares[index]?.weight ?? 0), 0);
    if (open.length === 0) throw new RangeError(`${left} of ${total} exceed the limits`);
    const round = left;
    for (const index of open) {
      const share = shares[index];
      if (share === undefined || left === 0) break;
      const wanted = Math.ceil((round * share.weight) / pull);
      const given = Math.min(wanted, left, share.most - (parts[index] ?? 0));
      parts[index] = (parts[index] ?? 0) + given;
      left -= given;
    }
  }
  return parts;
}
