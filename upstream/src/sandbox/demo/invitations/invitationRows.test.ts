import { expect, test } from 'vitest';
import { statusAt } from '../../../businesses/invitations/invitationStatus.ts';
import { sampleDemo, sampleMoments } from '../../../testing/sampleDemos.ts';

const sample = sampleMoments[0][1];
const rows = sampleDemo(sample);

test('some invitations are open, one has expired, and one was undeliverable', () => {
  const statuses = rows.invitations.map(({ status, expires_ts }) =>
    statusAt({ status, expires_ts: new Date(expires_ts) }, sample.now),
  );
  expect(statuses.filter((status) => status === 'SUBMITTED')).toHaveLength(4);
  expect(statuses.filter((status) => status === 'EXPIRED')).toHaveLength(1);
  expect(statuses.filter((status) => status === 'ERROR')).toHaveLength(1);
});

test('guests have no account yet, and every link is unique', () => {
  const known = new Set(rows.users.map(({ email }) => email));
  expect(rows.invitations.filter(({ email }) => known.has(email))).toEqual([]);
  expect(new Set(rows.invitations.map(({ token }) => token)).size).toBe(rows.invitations.length);
  for (const { token } of rows.invitations) expect(token).toMatch(/^[\w-]{43}$/);
});
