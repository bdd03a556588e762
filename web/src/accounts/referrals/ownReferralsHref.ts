/** The viewer's referral code and who signed up with it. */
export function ownReferralsHref(locationId: number): string {
  return `/locations/${locationId}/referral`;
}
