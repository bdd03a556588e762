import { Location } from '../../businesses/locations/Location.ts';
import { PaymentStatus } from '../../filling/applications/Payment.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { AdHocPayment } from './AdHocPayment.ts';
import { AdHocPaymentReason } from './adHocPaymentEnums.ts';
import { listAdHocPayments } from './adHocPaymentsApi.ts';

const AdHocPaymentConnection = builder.connectionObject(
  {
    type: AdHocPayment,
    name: 'AdHocPaymentConnection',
    description: 'A paginated list of ad-hoc payments of a location.',
  },
  { name: 'AdHocPaymentEdge', description: 'An ad-hoc payment and its cursor in the list.' },
);

const listOf = (values: readonly string[] | null | undefined) =>
  values && values.length > 0 ? values.join(',') : null;

builder.objectField(Location, 'adHocPayments', (t) =>
  t.connection(
    {
      type: AdHocPayment,
      nullable: true,
      description:
        "The ad-hoc payments for the location's gigs, the newest first. Null with the error FORBIDDEN " +
        'without the permission `payments.make`. Costs one upstream call.',
      args: {
        gigId: t.arg({ type: 'DatabaseId', description: 'The number of a gig: only payments for it.' }),
        proId: t.arg({
          type: 'DatabaseId',
          description: "The number of a pro's profile: only payments to them.",
        }),
        statuses: t.arg({
          type: [PaymentStatus],
          description: 'Only payments with one of these statuses; any by default.',
        }),
        reasons: t.arg({
          type: [AdHocPaymentReason],
          description: 'Only payments for one of these reasons; any by default.',
        }),
      },
      resolve: ({ id: locationId }, { gigId, proId, statuses, reasons, ...args }, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listAdHocPayments, {
              query: {
                location_id: locationId,
                gig_id: gigId,
                pro_id: proId,
                status: listOf(statuses),
                reason: listOf(reasons),
                page,
                page_size: pageSize,
              },
              locationId,
            }),
          idOf: ({ id }) => id,
        }),
    },
    AdHocPaymentConnection,
  ),
);
