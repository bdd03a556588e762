import { z } from 'zod';
import type { Services } from '../../platform/server/services.ts';

declare module '../../platform/server/reactions.ts' {
  interface Reactions {
    /**
     * What paying the work of applications as it is costs the business, in cents, by id. Work without a clock-out counts
     * to its end. Absent for those who are not owed pay.
     */
    costsOfWork: (
      services: Pick<Services, 'database' | 'settings'>,
      applicationIds: readonly number[],
    ) => Promise<ReadonlyMap<number, number>>;
  }
}

/** The query parameter that asks for {@link costChange}. */
export const includeCostChange = z
  .enum(['cost_change'])
  .optional()
  .describe('Includes what paying the work cost before the change, and costs after it');

/** What paying work costs the business before and after a change of it. */
export const costChange = z
  .object({
    before: z.number().describe('Dollars; work without a clock-out counts to its end'),
    after: z.number().describe('Dollars; 0 for pros who are no longer paid'),
  })
  .meta({ id: 'CostChange' });

/**
 * Reads what work costs before a change.
 *
 * @returns what the change did to the cost of those applications that it changed
 */
export async function watchCosts(
  services: Services,
  applicationIds: readonly number[],
): Promise<(changedIds: readonly number[]) => Promise<z.output<typeof costChange>>> {
  const { costsOfWork } = services.reactions;
  const before = await costsOfWork(services, applicationIds);
  return async (changedIds) => {
    const after = await costsOfWork(services, changedIds);
    return { before: inDollars(before, changedIds), after: inDollars(after, changedIds) };
  };
}

function inDollars(costs: ReadonlyMap<number, number>, applicationIds: readonly number[]): number {
  const cents = [...new Set(applicationIds)].reduce((sum, id) => sum + (costs.get(id) ?? 0), 0);
  return cents / 100;
}
