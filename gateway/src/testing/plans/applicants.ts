import { graphql } from '../graphql.ts';
import type { BusyGig } from '../busiestGig.ts';
import type { PlanFixtures } from './operationPlan.ts';

/** The applications of the two best matches. */
export function applicationIds(gig: BusyGig): string[] {
  return gig.applicants.slice(0, 2).map(({ id }) => id);
}

export function onFirstApplications(gig: BusyGig, more: Record<string, unknown> = {}) {
  return { input: { applicationIds: applicationIds(gig), ...more } };
}

export async function selectFirst({ stack, gig }: PlanFixtures): Promise<void> {
  await stack.run(
    graphql(`
      mutation ($ids: [ID!]!) {
        selectApplicants(input: { applicationIds: $ids }) {
          errors {
            code
          }
        }
      }
    `),
    { as: 'member', variables: { ids: applicationIds(gig) } },
  );
}

export async function dismissFirst({ stack, gig }: PlanFixtures): Promise<void> {
  await stack.run(
    graphql(`
      mutation ($ids: [ID!]!) {
        dismissApplicants(input: { applicationIds: $ids, reason: STAFFER_DISMISSAL }) {
          errors {
            code
          }
        }
      }
    `),
    { as: 'member', variables: { ids: applicationIds(gig) } },
  );
}
