import type { BusyGig } from '../busiestGig.ts';
import type { Person, TestStack } from '../startTestStack.ts';

/** What variables are built from; the demo data is reset before every plan. */
export interface PlanFixtures {
  readonly stack: TestStack;
  readonly gig: BusyGig;
}

type Variables = Record<string, unknown>;

/** How to run a persisted document of the web app once, with data that makes it succeed. */
export interface OperationPlan {
  /** Defaults to the team member of the first location. */
  readonly as?: Person;
  /** The web app also runs the operation signed out. */
  readonly isPublic?: true;
  /** Prepares what the operation needs, and returns its variables. */
  readonly variables: (fixtures: PlanFixtures) => Variables | Promise<Variables>;
}

/** The plans of a slice by operation name; each slice with operations has a `<slice>.plans.ts` file. */
export type OperationPlans = Readonly<Record<string, OperationPlan>>;
