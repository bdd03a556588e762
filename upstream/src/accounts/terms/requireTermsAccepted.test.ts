import { expect, test } from 'vitest';
import { loadCaller } from '../../platform/access/loadCaller.ts';
import { type Person, credentialsFor } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { currentTermsVersion } from './currentTermsVersion.ts';
import { requireTermsAccepted } from './requireTermsAccepted.ts';

const { clock, database } = await startTestServer();

async function check(person: Person, version: string | null): Promise<void> {
  await database
    .updateTable('users')
    .set({ terms_version_accepted: version })
    .where('username', '=', person)
    .execute();
  await requireTermsAccepted(database, await loadCaller(database, credentialsFor(person), clock.now()));
}

test.each([null, '2020-01'])('403: rejects a user who accepted %s', async (version) => {
  await expect(check('manager', version)).rejects.toMatchObject({ code: 'terms_required', status: 403 });
});

test('accepts a user who accepted the current terms', async () => {
  await expect(check('manager', currentTermsVersion)).resolves.toBeUndefined();
});

test('exempts platform admins', async () => {
  await expect(check('admin', null)).resolves.toBeUndefined();
});
