import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { deletedIdField } from './deletedIdField.ts';
import { checkedManagerNumber, managerId } from '../../managers/managerId.ts';
import { deleteLocationManager } from './managersApi.ts';

builder.relayMutationField(
  'removeLocationManager',
  {
    description: 'Whom to remove.',
    inputFields: (t) => ({
      locationManagerId: t.id({ required: true, description: 'Who, at which location.' }),
    }),
    validate: { schema: z.looseObject({ locationManagerId: managerId('LocationManager') }) },
  },
  {
    description:
      'Takes somebody off the team of a location, from the next request on; with the own id the viewer leaves it. The ' +
      'last admin stays (LAST_ADMIN). Who is removed by another gets a message.',
    extensions: errorPaths({ 'team.manage': ['locationManagerId'] }),
    resolve: async (_root, { input: { locationManagerId } }, { rest }) => {
      const id = checkedManagerNumber(locationManagerId, 'LocationManager');
      await presentAt(['locationManagerId'], 'manager', rest.call(deleteLocationManager, { path: { id } }));
      return { deletedId: locationManagerId };
    },
  },
  {
    description: 'What is left of it.',
    outputFields: (t) => ({ errors: errorsField(t), deletedId: deletedIdField(t) }),
  },
);
