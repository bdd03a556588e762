/** How long invitations are good for, and how often somebody may ask for another. */
export const invitationPolicy = {
  validSeconds: 14 * 86_400,
  /** Between two requests for a new link by who holds an expired one. */
  renewalRequestAfterSeconds: 86_400,
} as const;

/** When an invitation that goes out now expires. */
export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + invitationPolicy.validSeconds * 1000);
}
