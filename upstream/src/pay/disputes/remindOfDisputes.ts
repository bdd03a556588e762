import { batchSize, type DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { notifyManagers } from './notifyManagers.ts';

/** Reminds the managers of disputes that will be decided for the pro in a day. */
export const remindOfDisputes: DueJob = {
  name: 'remindOfDisputes',
  work: async (services, trx, now) => {
    const due = await trx
      .selectFrom('disputes')
      .select('id')
      .where('reminder_due_ts', '<=', now)
      .orderBy('reminder_due_ts')
      .orderBy('id')
      .limit(batchSize)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id } of due) {
      await trx.updateTable('disputes').set({ reminder_due_ts: null }).where('id', '=', id).execute();
      await notifyManagers(services, trx, id, 'REMINDER');
    }
    return due.length;
  },
  next: (database, window) =>
    earliest(database.selectFrom('disputes').where('reminder_due_ts', 'is not', null), window, {
      column: 'reminder_due_ts',
      location: 'location_id',
    }),
};
