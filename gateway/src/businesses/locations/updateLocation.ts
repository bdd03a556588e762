import { cancellationHours } from '@brigade/domain/businesses/locations/cancellationHours.ts';
import { feePercentage } from '@brigade/domain/businesses/locations/locationFees.ts';
import { overfillPositions } from '@brigade/domain/businesses/locations/overfillPositions.ts';
import { z } from 'zod';
import { workerTypes } from './workerTypes.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { locationBody, locationErrorPaths } from './locationBody.ts';
import { contactFields, invoicingFields } from './locationDetailFields.ts';
import { checkedLocationNumber, locationId } from './locationId.ts';
import { locationPayload } from './locationPayload.ts';
import { optionalDetails, requiredDetails } from './locationRules.ts';
import { changeLocation } from './locationsApi.ts';
import { feeFields, settingFields } from './locationSettingFields.ts';

const inputRules = z.looseObject({
  locationId,
  ...z.object(requiredDetails).partial().shape,
  ...optionalDetails,
  overfillPositions: z.optional(overfillPositions),
  supportedEmploymentTypes: z.array(z.enum(workerTypes)).min(1, 'Choose at least one').optional(),
  platformFeePercentage: z.optional(feePercentage('platform')),
  w2FeePercentage: z.optional(feePercentage('w2')),
  tippingFeePercentage: z.optional(feePercentage('tipping')),
  backgroundChecksFeePercentage: z.optional(feePercentage('backgroundChecks')),
  inNetworkPaymentsFeePercentage: z.optional(feePercentage('inNetworkPayments')),
  cancellationFreeHours: z.optional(cancellationHours('free')),
  cancellationGuaranteedHours: z.optional(cancellationHours('guaranteed')),
});

builder.relayMutationField(
  'updateLocation',
  {
    description: 'Input for updateLocation. Omitted fields are left unchanged.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The ID of the location.' }),
      name: t.string({ description: 'The name, 1 to 100 characters.' }),
      streetAddress: t.string({ description: 'House number and street.' }),
      city: t.string({ description: 'The name of the city.' }),
      stateCode: t.string({ description: 'The two letters of the state, e.g. `FL`.' }),
      postalCode: t.string({ description: 'ZIP code: 5 digits, or 5 and 4.' }),
      ...contactFields(t),
      ...invoicingFields(t),
      ...settingFields(t),
      ...feeFields(t),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Changes the details and settings of a location. For its admins; fees are for platform admins alone.',
    extensions: errorPaths(locationErrorPaths),
    resolve: (_root, { input: { locationId: id, ...input } }, { rest, productSlug }) => {
      const change = rest.call(changeLocation, {
        path: { id: checkedLocationNumber(id) },
        body: locationBody(input, productSlug),
      });
      return presentAt(['locationId'], 'location', change);
    },
  },
  {
    description: 'Return type of the mutation: the location after the change.',
    outputFields: locationPayload,
  },
);
