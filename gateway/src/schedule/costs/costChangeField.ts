import { refuseMoney } from '../../platform/money/Money.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { selects } from '../../platform/schema/selects.ts';
import { CostChange } from './CostChange.ts';
import type { CostChangeWire } from './costChangeWire.ts';

/** The query of a call that reports what it does to the cost of work. */
export interface CostChangeQuery {
  readonly include?: 'cost_change';
}

/** Asks the REST API for the costs only where the operation does. */
export function costChangeQuery(info: Parameters<typeof selects>[0]): CostChangeQuery {
  return selects(info, ['costChange']) ? { include: 'cost_change' } : {};
}

/**
 * The field `costChange` of the payload of a mutation that changes what work costs.
 *
 * @param which the work, and what happens to its cost
 */
export function costChangeField<Payload extends { readonly costChange?: CostChangeWire }>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload | RefusedPayload>,
  which: string,
) {
  return t.field({
    type: CostChange,
    nullable: true,
    description:
      `${which} The same with \`validateOnly\`. Null if the whole input was refused, or the REST API does not report it; ` +
      'null with the error FORBIDDEN without the permission `wages.view`.',
    resolve: (payload) => {
      if (payload instanceof RefusedPayload || payload.costChange === undefined) return null;
      return payload.costChange ?? refuseMoney();
    },
  });
}
