/** How many pros, in words. */
export function prosCount(count: number): string {
  return count === 1 ? '1 pro' : `${count.toLocaleString('en-US')} pros`;
}
