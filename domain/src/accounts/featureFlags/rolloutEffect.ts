/** Who has a feature at this percentage, in words. */
export function rolloutEffect(percent: number): string {
  if (percent === 0) return 'no one';
  if (percent === 100) return 'all users';
  return `about ${percent}% of users`;
}
