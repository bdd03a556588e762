import { builder } from '../../platform/schema/builder.ts';
import { ProAtLocation } from '../../pros/profiles/ProAtLocation.ts';
import { profileNumber } from '../../pros/profiles/proAtLocationSource.ts';
import { duePayOfPro, dueProKey } from './duePayOfPro.ts';
import { WorkPay } from './WorkPay.ts';

builder.objectField(ProAtLocation, 'duePay', (t) =>
  t.field({
    type: [WorkPay],
    nullable: true,
    description:
      'The pay of the work of the pro there that is unpaid, on its way or failed, over all gigs, by their ' +
      'end. Null with the error FORBIDDEN without the permission `payments.make`. Costs one upstream call ' +
      'for all pros of a response, and none in duePayByPro of a location.',
    extensions: { listSize: 3 },
    resolve: async (source, _args, context) => {
      const key = dueProKey(source.locationId, await profileNumber(source, context));
      const found = await context.rest.load(duePayOfPro, key);
      return found?.row.due.flatMap(({ works }) => works) ?? [];
    },
  }),
);
