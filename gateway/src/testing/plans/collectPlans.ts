import { collectRegistry } from '../collectRegistry.ts';
import type { OperationPlan, OperationPlans } from './operationPlan.ts';

/** The plans of all slices, by operation name. */
export function collectPlans(): Promise<ReadonlyMap<string, OperationPlan>> {
  return collectRegistry('**/*.plans.ts', (slice: { readonly plans: OperationPlans }) => slice.plans);
}
