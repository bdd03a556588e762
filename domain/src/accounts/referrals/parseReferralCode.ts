const form = /^[a-z0-9-]{4,32}$/i;

/** A referral code in capital letters, since codes are the same in any case; null for what can be none. */
export function parseReferralCode(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const code = text.trim();
  return form.test(code) ? code.toUpperCase() : null;
}
