import { z } from 'zod';
import { busiestGig } from '../busiestGig.ts';
import { present } from '../present.ts';
import type { TestStack } from '../startTestStack.ts';
import type { Validation } from '../validations.ts';
import { collectPlans } from './collectPlans.ts';

/** The mutations whose inputs for the plans serve as inputs to validate, too. */
const mutations = [
  'bookLocationAddOn',
  'callOutPros',
  'changeBreak',
  'changePunch',
  'clockInPros',
  'clockOutPros',
  'createEvent',
  'deleteBreak',
  'deletePunch',
  'endBreaks',
  'inviteToNetwork',
  'markNoShows',
  'offerGigs',
  'sendProsHome',
  'startBreaks',
  'updateLocationAddOn',
] as const;

const variables = z.object({ input: z.looseObject({}) });

/** These mutations, on data that makes them succeed. */
export async function validationsOfPlans(stack: TestStack): Promise<readonly Validation[]> {
  const plans = await collectPlans();
  const gig = await busiestGig(stack);
  const table: Validation[] = [];
  for (const mutation of mutations) {
    const plan = present(plans.get(`${mutation}Mutation`));
    // The same after every reset.
    const arrange = async () => variables.parse(await plan.variables({ stack, gig }));
    const { input } = await arrange();
    await stack.reset();
    table.push({ mutation, as: plan.as ?? 'member', input, arrange });
  }
  return table;
}
