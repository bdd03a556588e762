import type { directOfferExpirations } from '@brigade/domain/businesses/locations/directOfferExpiration.ts';
import type { invoiceFrequencies, invoiceStyles } from '@brigade/domain/businesses/locations/invoicing.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const DirectOfferExpiration = builder.enumType('DirectOfferExpiration', {
  description: 'How long an offer made to one pro stays open.',
  values: {
    HOURS_12: { description: 'Offers expire after 12 hours.' },
    HOURS_24: { description: 'Offers expire after 24 hours.' },
    HOURS_48: { description: 'Offers expire after 48 hours.' },
  } satisfies Described<typeof directOfferExpirations>,
});

export const InvoiceFrequency = builder.enumType('InvoiceFrequency', {
  description: 'How often invoices are made.',
  values: {
    WEEKLY: { description: 'One invoice per week.' },
    DAILY: { description: 'One invoice per day.' },
  } satisfies Described<typeof invoiceFrequencies>,
});

export const InvoiceStyle = builder.enumType('InvoiceStyle', {
  description: 'What one invoice covers.',
  values: {
    STANDARD: { description: 'One invoice for the location.' },
    LOCATION: { description: 'One invoice for the locations that the organization pays for, grouped.' },
    ADDRESS: { description: 'One invoice per address of the location.' },
  } satisfies Described<typeof invoiceStyles>,
});
