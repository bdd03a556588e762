import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids } = await startTestServer();

test('418: a write that a constraint of the database forbids', async () => {
  const rule = sql`alter table managers_on_duty add constraint named_rule check (fullname <> 'Rule')`;
  await rule.execute(database);
  const body = { fullname: 'Rule', phone_number: '6155550142', location_id: ids.harborHouse };

  expect(await call('POST', '/managers-on-duty/', { as: 'member', body })).toMatchObject({
    status: 418,
    error: { code: 'invariant', message: 'This would break a rule of the data. Nothing was changed.' },
  });
});
