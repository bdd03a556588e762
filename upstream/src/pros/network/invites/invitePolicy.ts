/** How long the link of an invite is good for. */
const inviteValidSeconds = 14 * 86_400;

/** When an invite that goes out now expires. */
export function inviteExpiry(now: Date): Date {
  return new Date(now.getTime() + inviteValidSeconds * 1000);
}
