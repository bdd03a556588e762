/** A least rating as REST takes it, with two decimals at most; rounding of ratings excludes no pro. */
export function wireRating(rating: number | null | undefined): number | undefined {
  return rating == null ? undefined : Math.ceil(Number((rating * 100).toFixed(6))) / 100;
}
