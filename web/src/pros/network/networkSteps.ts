import type { NetworkStepsInput } from '../../__generated__/postGigsMutation.graphql.ts';

/** The steps of a network gig, as a form keeps them. */
export interface NetworkSteps {
  /** Global ids of the groups that see it first; empty: the whole network at once. */
  readonly groupIds: readonly string[];
  /** For how many hours they alone see it. */
  readonly groupHours: number;
  /** For how many hours the whole network does before the marketplace; null: until the start comes near. */
  readonly networkHours: number | null;
}

/** No steps: the whole network sees it, until the start comes near. */
export const noSteps: NetworkSteps = { groupIds: [], groupHours: 24, networkHours: null };

/** The hours that a form offers. */
export const stepHours = [2, 4, 8, 12, 24, 48, 72] as const;

/** What is sent of steps; null where there are none. */
export function networkStepsInput(
  { groupIds, groupHours, networkHours }: NetworkSteps,
  movesToMarketplace: boolean,
): NetworkStepsInput | null {
  const steps = {
    ...(groupIds.length > 0 && { groupIds, groupHours }),
    ...(movesToMarketplace && networkHours !== null && { networkHours }),
  };
  return Object.keys(steps).length > 0 ? steps : null;
}
