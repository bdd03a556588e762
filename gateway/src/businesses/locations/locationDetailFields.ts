import { CoordinatesInput } from '../../platform/geo/CoordinatesInput.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { Weekday } from '../../platform/schema/Weekday.ts';
import { InvoiceFrequency, InvoiceStyle } from './billingEnums.ts';

type Fields = PothosSchemaTypes.InputFieldBuilder<BuilderTypes, 'InputObject'>;

/** The fields of an input that say where a location is and how it is reached. */
export function contactFields(t: Fields) {
  return {
    coordinates: t.field({ type: CoordinatesInput, description: 'The point on the map.' }),
    timeZone: t.string({
      description: 'The IANA name of the time zone; found from the point on the map if left out.',
    }),
    phoneNumber: t.string({ description: 'A US phone number; null for none.' }),
    url: t.string({ description: 'The URL of the website, with http or https; null for none.' }),
    imagePublicId: t.string({ description: 'The ID of an uploaded image; null removes the image.' }),
  };
}

/** The fields of an input that say how a location is invoiced. */
export function invoicingFields(t: Fields) {
  return {
    invoicingEnabled: t.boolean({
      description: 'Whether shifts are invoiced instead of charged one by one.',
    }),
    invoiceFrequency: t.field({
      type: InvoiceFrequency,
      description: 'How often invoices are made; null for no choice.',
    }),
    invoiceStyle: t.field({
      type: InvoiceStyle,
      description: 'What one invoice covers; null for no choice.',
    }),
    invoiceWorkWeekEnd: t.field({
      type: Weekday,
      description: 'The last day of the week that a weekly invoice covers; null for no choice.',
    }),
  };
}
