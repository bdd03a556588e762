import { Location } from '../../businesses/locations/Location.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { ProAtLocation } from '../../pros/profiles/ProAtLocation.ts';
import { proRowAtLocation } from '../../pros/profiles/proAtLocationSource.ts';
import { BreakCompliance } from '../../schedule/gigs/BreakCompliance.ts';
import { primeDuePro } from './duePayOfPro.ts';
import { listDuePros } from './duePayApi.ts';

const ProAtLocationConnection = builder.connectionObject(
  {
    type: ProAtLocation,
    name: 'ProAtLocationConnection',
    description: 'A page of a list of pros of a location.',
  },
  { name: 'ProAtLocationEdge', description: 'A pro of a location and their cursor in the list.' },
);

builder.objectField(Location, 'duePayByPro', (t) =>
  t.connection(
    {
      type: ProAtLocation,
      nullable: true,
      description:
        'The pros whose pay is due, the one whose work has been due the longest first. A pro stays until ' +
        'all payments have arrived. Null with the error FORBIDDEN without the permission `payments.make`. ' +
        'Costs one upstream call, which includes the due pay of each pro and its gigs.',
      args: {
        shiftBreakCompliance: t.arg({
          type: BreakCompliance,
          description: 'Only pros with unpaid work whose break has this result, with all of their due pay.',
        }),
      },
      resolve: ({ id: locationId }, { shiftBreakCompliance, ...args }, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: async ({ page, pageSize }) => {
            const due = await rest.call(listDuePros, {
              path: { locationId },
              query: { shift_break_compliance: shiftBreakCompliance, page, page_size: pageSize },
              locationId,
            });
            for (const row of due.results) primeDuePro(rest, locationId, row);
            return {
              ...due,
              results: due.results.map(({ gigster }) => proRowAtLocation(gigster, locationId)),
            };
          },
          idOf: ({ uuid }) => uuid,
        }),
    },
    ProAtLocationConnection,
  ),
);
