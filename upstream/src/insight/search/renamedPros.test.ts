import { beforeEach, describe, expect, inject, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import type { ProSummary } from '../../pros/profiles/proSummary.ts';
import { addPro } from '../../testing/builders.ts';
import { people } from '../../testing/people.ts';
import { secondWaits } from '../../testing/secondWaits.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, reset } = await startTestServer();

beforeEach(reset);

const userId = people.gigster.id;

/** A write of one of two transactions. */
type Act = (trx: Database) => Promise<unknown>;

const addAccountsPro = (trx: Database) => addPro(trx, { user_id: userId, display_name: 'Quill Q.' });

const renameAccount = (trx: Database) =>
  trx.updateTable('users').set({ first_name: 'Zelda', last_name: 'Zorn' }).where('id', '=', userId).execute();

const renamePro = (trx: Database) =>
  trx.updateTable('pros').set({ display_name: 'Zora Z.' }).where('user_id', '=', userId).execute();

/** The names that pros are found by, of these. */
async function foundBy(...names: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    names.map(async (name) => {
      const { body } = await call<{ pros: ProSummary[] }>('GET', `/staffer/search/?q=${name}`, {
        as: 'owner',
      });
      return body.pros.length > 0;
    }),
  );
  return names.filter((_name, index) => found[index]);
}

describe('the names of a pro whose account is renamed concurrently', () => {
  test.each<readonly [string, Act, Act]>([
    ['added before', addAccountsPro, renameAccount],
    ['added after', renameAccount, addAccountsPro],
  ])('a pro who is %s the account is renamed is found by the new name', async (_when, first, second) => {
    await secondWaits(database, first, () => second(database));

    expect(await foundBy('gus', 'zelda', 'zorn', 'quill')).toEqual(['zelda', 'zorn', 'quill']);
  });

  test.each<readonly [string, Act, Act]>([
    ['before', renamePro, renameAccount],
    ['after', renameAccount, renamePro],
  ])(
    'a pro who gets another name %s the account is renamed is found by both',
    async (_when, first, second) => {
      await addAccountsPro(database);
      await secondWaits(database, first, () => second(database));

      expect(await foundBy('gus', 'quill', 'zelda', 'zora')).toEqual(['zelda', 'zora']);
    },
  );

  test('two renames of an account leave its pro with the names of the later one', async () => {
    await addAccountsPro(database);
    const renameAgain = () =>
      database.updateTable('users').set({ first_name: 'Yara' }).where('id', '=', userId).execute();
    await secondWaits(database, renameAccount, renameAgain);

    expect(await foundBy('gus', 'zelda', 'yara', 'zorn')).toEqual(['yara', 'zorn']);
  });

  test('a pro whose account is being renamed is found by the old name until that is committed', async () => {
    await addAccountsPro(database);
    // PGlite has one connection, whose searches wait for the transaction.
    const isConcurrent = inject('testDatabase').kind === 'postgres';
    const during = await database.transaction().execute(async (trx) => {
      await renameAccount(trx);
      return isConcurrent ? await foundBy('gus', 'zelda') : ['gus'];
    });

    expect(during).toEqual(['gus']);
    expect(await foundBy('gus', 'zelda')).toEqual(['zelda']);
  });
});
