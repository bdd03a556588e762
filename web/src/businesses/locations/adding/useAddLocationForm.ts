import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import { addressShape, atAddressField, placeInput, wholePoint } from '../../../platform/geo/addressForm.ts';
import { formSchema } from '../../../platform/screen/formSchema.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/useForm.ts';
import { contactShape } from '../settings/sections/contactShape.ts';
import { invoicingShape, type InvoicingValues } from '../settings/sections/invoicingForm.ts';
import { addLocation } from './addLocation.ts';

/** What the form starts with, and where it leads. */
export interface AddLocationOptions {
  /** The organizations to choose from, with global ids. Empty if the first location creates one. */
  organizations: readonly { readonly id: string; readonly name: string }[];
  /** The business name from the sign-up, for a new organization; may be empty. */
  businessName: string;
  /** Leaves the page, with the number of the new location. */
  onAdded: (locationId: number) => Promise<void>;
}

const notInvoiced: InvoicingValues = {
  invoicingEnabled: false,
  invoiceFrequency: null,
  invoiceStyle: null,
  invoiceWorkWeekEnd: null,
};

/** The values of a new location: checks them and adds it. */
export function useAddLocationForm({ organizations, businessName, onAdded }: AddLocationOptions) {
  const environment = useRelayEnvironment();
  const [only, other] = organizations;
  return useForm({
    schema: schemaFor(organizations.length > 0),
    initialValues: {
      organizationId: only && !other ? only.id : '',
      organizationName: only ? null : businessName,
      name: '',
      streetAddress: '',
      city: '',
      stateCode: '',
      postalCode: '',
      longitude: '',
      latitude: '',
      timeZone: '',
      phoneNumber: '',
      url: '',
      imagePublicId: null as string | null,
      ...notInvoiced,
    },
    onSubmit: async ({ organizationId, longitude, latitude, timeZone, ...details }) => {
      const { databaseId, errors } = await addLocation(environment, {
        ...details,
        ...placeInput({ longitude, latitude, timeZone }),
        ...(organizationId !== '' && { organizationId }),
      });
      if (databaseId === null) return errors.map(atAddressField);
      toast({ tone: 'success', title: `${details.name} was added` });
      await onAdded(databaseId);
      return [];
    },
  });
}

function schemaFor(hasOrganizations: boolean) {
  return formSchema({
    organizationId: hasOrganizations
      ? z.string().check(z.minLength(1, 'Choose an organization'))
      : z.string(),
    organizationName: hasOrganizations ? z.null() : requiredTextUpTo(100),
    name: requiredTextUpTo(100),
    ...addressShape,
    ...contactShape,
    ...invoicingShape,
  }).check(wholePoint());
}
