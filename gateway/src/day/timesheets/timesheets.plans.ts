import { grillId } from '../../testing/demoIds.ts';
import { present } from '../../testing/present.ts';
import { atWork, duringGig } from '../../testing/plans/duringGig.ts';
import type { OperationPlan, OperationPlans } from '../../testing/plans/operationPlan.ts';

/** Changes or deletes a punch or a break of a pro who is on break; `time` names the one that changes to 40 minutes ago. */
const onRecord = (table: 'time_punches' | 'shift_breaks', key: string, time?: string): OperationPlan => ({
  as: 'member',
  variables: async (fixtures) => {
    await duringGig(fixtures);
    await atWork(fixtures, true);
    const { id, databaseId } = present(fixtures.gig.applicants[0]);
    const { database, clock } = fixtures.stack.upstream;
    // The clock-in goes only after its break.
    if (table === 'time_punches') await database.deleteFrom('shift_breaks').execute();
    const record = await database
      .selectFrom(table)
      .select('id')
      .where('application_id', '=', databaseId)
      .executeTakeFirstOrThrow();
    const changed = new Date(clock.now().getTime() - 40 * 60_000).toISOString();
    return { input: { applicationId: id, [key]: record.id, ...(time !== undefined && { [time]: changed }) } };
  },
});

export const plans: OperationPlans = {
  ComplianceListPaginationQuery: {
    variables: () => ({
      id: grillId,
      filter: { shiftBreakCompliance: 'NON_COMPLIANT' },
      from: null,
      until: null,
    }),
  },
  ComplianceScreenQuery: {
    as: 'onsite',
    variables: () => ({
      locationId: 1,
      filter: { shiftBreakCompliance: 'NON_COMPLIANT', proName: 'a' },
      from: '2026-01-01',
      until: null,
    }),
  },
  changeBreakMutation: onRecord('shift_breaks', 'breakDatabaseId', 'startTime'),
  changePunchMutation: onRecord('time_punches', 'punchDatabaseId', 'time'),
  deleteBreakMutation: onRecord('shift_breaks', 'breakDatabaseId'),
  deletePunchMutation: onRecord('time_punches', 'punchDatabaseId'),
};
