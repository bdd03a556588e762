import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { deletedIdField } from './deletedIdField.ts';
import { checkedManagerNumber, managerId } from './managerId.ts';
import { deleteLocationManager } from './managersApi.ts';

builder.relayMutationField(
  'removeLocationManager',
  {
    description: 'Input for removeLocationManager.',
    inputFields: (t) => ({
      locationManagerId: t.id({ required: true, description: 'The ID of the manager at the location.' }),
    }),
    validate: { schema: z.looseObject({ locationManagerId: managerId('LocationManager') }) },
  },
  {
    description:
      'Removes a manager from the team of a location, effective with the next request. Viewers who pass ' +
      'their own ID leave the team. The last admin cannot be removed (LAST_ADMIN). Managers removed by ' +
      'another user are notified.',
    extensions: errorPaths({ 'team.manage': ['locationManagerId'] }),
    resolve: async (_root, { input: { locationManagerId } }, { rest }) => {
      const id = checkedManagerNumber(locationManagerId, 'LocationManager');
      await presentAt(['locationManagerId'], 'manager', rest.call(deleteLocationManager, { path: { id } }));
      return { deletedId: locationManagerId };
    },
  },
  {
    description: 'Return type of removeLocationManager.',
    outputFields: (t) => ({ errors: errorsField(t), deletedId: deletedIdField(t, 'role') }),
  },
);
