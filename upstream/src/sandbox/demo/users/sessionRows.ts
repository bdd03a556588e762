import type { DemoRow } from '../demoRow.ts';

const hour = 60 * 60 * 1000;
const lifetime = 30 * 24 * hour;

/** The organization's owner and the manager of its first locations. */
const signedIn = [2, 3];

const devices = [
  {
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    hoursSinceSignIn: 310,
    hoursSinceUse: 19,
  },
  {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    hoursSinceSignIn: 98,
    hoursSinceUse: 2,
  },
];

/** Sessions on the computer and phone of two accounts. They are unusable: no token has such a hash. */
export function sessionRows(now: number): DemoRow<'sessions'>[] {
  return signedIn
    .flatMap((userId) => devices.map((device) => ({ userId, ...device })))
    .map(({ userId, userAgent, hoursSinceSignIn, hoursSinceUse }, index) => ({
      id: index + 1,
      user_id: userId,
      token_hash: `demo-session-${index + 1}`,
      created_ts: new Date(now - hoursSinceSignIn * hour),
      expires_ts: new Date(now - hoursSinceSignIn * hour + lifetime),
      revoked_ts: null,
      user_agent: userAgent,
      last_used_ts: new Date(now - hoursSinceUse * hour),
    }));
}
