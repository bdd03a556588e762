import { locationRoles } from '@brigade/domain/platform/access/locationRole.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { MemberRole } from '../../accounts/users/MemberRole.ts';
import { LocationManager } from './LocationManager.ts';
import { checkedManagerNumber, managerId } from './managerId.ts';
import { changeLocationManager } from './managersApi.ts';

const inputRules = z.looseObject({
  locationManagerId: managerId('LocationManager'),
  role: z.enum(locationRoles),
});

builder.relayMutationField(
  'changeManagerRole',
  {
    description: 'Input for changeManagerRole.',
    inputFields: (t) => ({
      locationManagerId: t.id({ required: true, description: 'The ID of the manager at the location.' }),
      role: t.field({
        type: MemberRole,
        required: true,
        description: "The manager's new role at the location.",
      }),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Changes the role of a manager at a location, effective with the next request. Viewers cannot change their own role ' +
      '(OWN_ROLE), and the last admin must remain one (LAST_ADMIN). The manager is notified.',
    extensions: errorPaths({ role: ['role'], 'team.manage': ['locationManagerId'] }),
    resolve: (_root, { input: { locationManagerId, role } }, { rest }) => {
      const id = checkedManagerNumber(locationManagerId, 'LocationManager');
      const change = rest.call(changeLocationManager, { path: { id }, body: { role } });
      return presentAt(['locationManagerId'], 'manager', change);
    },
  },
  {
    description: 'Return type of changeManagerRole.',
    outputFields: (t) => ({
      errors: errorsField(t),
      locationManager: t.field({
        type: LocationManager,
        nullable: true,
        description: 'The manager with the new role; null if the mutation failed.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
      }),
    }),
  },
);
