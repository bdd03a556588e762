/** The lifetime of invitations and the rate limit of renewal requests. */
export const invitationPolicy = {
  validSeconds: 14 * 86_400,
  /** The minimum interval between renewal requests for an expired link. */
  renewalRequestAfterSeconds: 86_400,
} as const;

/** When an invitation sent now expires. */
export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + invitationPolicy.validSeconds * 1000);
}
