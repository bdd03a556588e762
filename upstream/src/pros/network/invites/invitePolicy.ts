/** How long the link of an invite works. */
const inviteValidSeconds = 14 * 86_400;

/** The expiry of an invite that is sent now. */
export function inviteExpiry(now: Date): Date {
  return new Date(now.getTime() + inviteValidSeconds * 1000);
}
