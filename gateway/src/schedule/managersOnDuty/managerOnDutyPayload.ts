import type { PathsByTarget } from '../../platform/errors/userError.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { ManagerOnDuty } from './ManagerOnDuty.ts';
import type { ManagerOnDutySource } from './managersOfLocation.ts';

/** Maps REST fields to paths in the input. */
export const managerOnDutyPaths: PathsByTarget = {
  fullname: ['fullName'],
  phone_number: ['phoneNumber'],
};

/** The `managerOnDuty` field of a mutation payload. */
export function managerOnDutyField<Payload extends ManagerOnDutySource>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>,
) {
  return t.field({
    type: ManagerOnDuty,
    nullable: true,
    description: 'The manager on duty after the change. Null if the mutation failed.',
    resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
  });
}
