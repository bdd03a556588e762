import { locationRoles } from '@brigade/domain/platform/access/locationRole.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { MemberRole } from '../../accounts/users/MemberRole.ts';
import { LocationManager } from './LocationManager.ts';
import { checkedManagerNumber, managerId } from '../../managers/managerId.ts';
import { changeLocationManager } from './managersApi.ts';

const inputRules = z.looseObject({
  locationManagerId: managerId('LocationManager'),
  role: z.enum(locationRoles),
});

builder.relayMutationField(
  'changeManagerRole',
  {
    description: 'Whose role, and which one instead.',
    inputFields: (t) => ({
      locationManagerId: t.id({ required: true, description: 'Who, at which location.' }),
      role: t.field({ type: MemberRole, required: true, description: 'The new role.' }),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Gives somebody on the team of a location another role, from the next request on. Nobody changes their own role ' +
      '(OWN_ROLE), and the last admin stays one (LAST_ADMIN). The person gets a message.',
    extensions: errorPaths({ role: ['role'], 'team.manage': ['locationManagerId'] }),
    resolve: (_root, { input: { locationManagerId, role } }, { rest }) => {
      const id = checkedManagerNumber(locationManagerId, 'LocationManager');
      const change = rest.call(changeLocationManager, { path: { id }, body: { role } });
      return presentAt(['locationManagerId'], 'manager', change);
    },
  },
  {
    description: 'The person with the new role.',
    outputFields: (t) => ({
      errors: errorsField(t),
      locationManager: t.field({
        type: LocationManager,
        nullable: true,
        description: 'Null when it was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
      }),
    }),
  },
);
