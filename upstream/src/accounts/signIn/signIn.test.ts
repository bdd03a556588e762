import { beforeEach, expect, test } from 'vitest';
import { countStatements } from '../../testing/countStatements.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { signInTo } from './signIn.ts';

const { clock, database, reset } = await startTestServer();

beforeEach(reset);

test('opening the session of an address reads its account once', async () => {
  const counted = countStatements(database);

  await signInTo({ database: counted.database, clock }, 'email', 'manager@brigade.example');

  // Finds or adds the account (2), takes over unverified addresses, marks the sign-in, and adds the session.
  expect(counted.statements()).toBe(5);
});
