/** One share of a total: how much it pulls, and the least and most that it can take. */
export interface Share {
  weight: number;
  least: number;
  most: number;
}

/**
 * Splits a whole `total` among the shares by weight, each within its limits. The parts add up to exactly `total`.
 *
 * @throws RangeError when the limits cannot hold the total.
 */
export function apportion(total: number, shares: readonly Share[]): number[] {
  const parts = shares.map((share) => share.least);
  let left = total - parts.reduce((sum, part) => sum + part, 0);
  if (left < 0) throw new RangeError(`${total} is less than the shares need.`);
  while (left > 0) {
    const open = shares.flatMap((share, index) =>
      (parts[index] ?? 0) < share.most && share.weight > 0 ? [index] : [],
    );
    const pull = open.reduce((sum, index) => sum + (shares[index]?.weight ?? 0), 0);
    if (open.length === 0) throw new RangeError(`${left} of ${total} found no place.`);
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
