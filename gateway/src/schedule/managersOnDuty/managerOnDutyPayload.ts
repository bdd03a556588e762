import type { PathsByTarget } from '../../platform/errors/userError.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { ManagerOnDuty } from './ManagerOnDuty.ts';
import type { ManagerOnDutySource } from './managersOfLocation.ts';

/** Where the fields that REST names stand in the input. */
export const managerOnDutyPaths: PathsByTarget = {
  fullname: ['fullName'],
  phone_number: ['phoneNumber'],
};

/** The field `managerOnDuty` of the payloads of mutations that add or change one. */
export function managerOnDutyField(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, ManagerOnDutySource>,
) {
  return t.field({
    type: ManagerOnDuty,
    nullable: true,
    description: 'The manager on duty; null when it was refused.',
    resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
  });
}
