import type { DemoRow } from '../demoRow.ts';

const day = 24 * 60 * 60 * 1000;

/** Everyone who signed up has a code, and the first manager asked for one. */
const codes = [
  ['owner@brigade.example', 'COPPER-FINCH'],
  ['manager@brigade.example', 'ELENA-26'],
  ['owner@halyard.example', 'HALYARD-HOUSE'],
  ['tessa@moreaubistro.example', 'MOREAU-26'],
  ['omar@haddadcatering.example', 'HADDAD-26'],
  ['nora@fjordandsalt.example', 'FJORD-SALT'],
] as const;

const referrals = [
  { by: 'owner@brigade.example', email: 'owner@halyard.example', posted: 4, rewarded: 11 },
  { by: 'manager@brigade.example', email: 'tessa@moreaubistro.example' },
  { by: 'owner@brigade.example', email: 'omar@haddadcatering.example' },
  { by: 'owner@brigade.example', email: 'nora@fjordandsalt.example' },
];

/** Referral codes and who signed up with them. */
export function referralRows(users: readonly DemoRow<'users'>[]): {
  referral_codes: DemoRow<'referral_codes'>[];
  referrals: DemoRow<'referrals'>[];
} {
  const userOf = (email: string) => {
    const user = users.find((one) => one.email === email);
    if (user?.id === undefined) throw new Error(`No demo account ${email}`);
    return { id: user.id, joined: Number(user.date_joined) };
  };
  return {
    referral_codes: codes.map(([email, code]) => {
      const { id, joined } = userOf(email);
      return { user_id: id, code, created_ts: new Date(joined) };
    }),
    referrals: referrals.map(({ by, email, posted, rewarded }, index) => {
      const { id, joined } = userOf(email);
      const after = (days: number | undefined) => (days === undefined ? null : new Date(joined + days * day));
      return {
        id: index + 1,
        referrer_user_id: userOf(by).id,
        referred_user_id: id,
        signed_up_ts: new Date(joined),
        first_posted_ts: after(posted),
        rewarded_ts: after(rewarded),
      };
    }),
  };
}
