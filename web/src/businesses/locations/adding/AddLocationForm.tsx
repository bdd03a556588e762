import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import { AddressFields } from '../../../platform/geo/AddressFields.tsx';
import { addressShape, atAddressField, placeInput, wholePoint } from '../../../platform/geo/addressForm.ts';
import { ImageField } from '../../../platform/images/ImageField.tsx';
import { formSchema } from '../../../platform/screen/formSchema.ts';
import { useUnsavedChanges } from '../../../ui/forms/useUnsavedChanges.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { PhoneField } from '../../../ui/fields/PhoneField.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/useForm.ts';
import styles from './AddLocationForm.module.css';
import { addLocation } from './addLocation.ts';
import { contactShape } from '../settings/sections/contactShape.ts';
import { InvoicingFields } from '../settings/sections/InvoicingFields.tsx';
import { invoicingShape, type InvoicingValues } from '../settings/sections/invoicingForm.ts';

interface Props {
  /** The organizations to choose from, with global ids. Empty if the first location creates one. */
  organizations: readonly { readonly id: string; readonly name: string }[];
  /** The business name from the sign-up, for a new organization; may be empty. */
  businessName: string;
  cancelHref: string;
  /** Leaves the page, with the number of the new location. */
  onAdded: (locationId: number) => Promise<void>;
}

const notInvoiced: InvoicingValues = {
  invoicingEnabled: false,
  invoiceFrequency: null,
  invoiceStyle: null,
  invoiceWorkWeekEnd: null,
};

const stay = () => undefined;

/** Asks for what a new location must have, and for what it may. */
export function AddLocationForm({ organizations, businessName, cancelHref, onAdded }: Props) {
  const environment = useRelayEnvironment();
  const [only, other] = organizations;
  const form = useForm({
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
  const organizationName = form.field('organizationName');
  const { prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting, stay);

  return (
    <Form form={form} aria-label="Add location" className={styles.form ?? ''}>
      <Card title="Location">
        <div className={styles.fields}>
          {other ? (
            <Select
              {...form.field('organizationId')}
              label="Organization"
              description="The business that runs it."
              isRequired
              options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
            />
          ) : null}
          {only ? null : (
            <TextField
              {...organizationName}
              value={organizationName.value ?? ''}
              label="Business name"
              description="Your organization gets this name. Its locations share a team and billing."
              isRequired
              maxLength={100}
            />
          )}
          <TextField
            {...form.field('name')}
            label="Name"
            description="Pros see it on every shift."
            isRequired
            maxLength={100}
          />
          <AddressFields form={form} />
        </div>
      </Card>
      <Card title="Contact">
        <div className={styles.fields}>
          <PhoneField
            {...form.field('phoneNumber')}
            label="Phone"
            description="Optional. For pros who are on their way."
          />
          <TextField
            {...form.field('url')}
            label="Website"
            description="Optional. Begins with https://"
            type="url"
          />
          <ImageField
            label="Image"
            image={null}
            errorMessage={form.field('imagePublicId').errorMessage}
            onUploaded={(publicId) => form.setValue('imagePublicId', publicId)}
            onRemoved={() => form.setValue('imagePublicId', null)}
          />
        </div>
      </Card>
      <Card title="Invoicing">
        <div className={styles.fields}>
          <InvoicingFields
            enabled={form.field('invoicingEnabled')}
            frequency={form.field('invoiceFrequency')}
            style={form.field('invoiceStyle')}
            weekEnd={form.field('invoiceWorkWeekEnd')}
          />
        </div>
      </Card>
      <div className={styles.actions}>
        <Button type="submit" size="large" isLoading={form.isSubmitting}>
          Add location
        </Button>
        <LinkButton variant="outlined" size="large" href={cancelHref}>
          Cancel
        </LinkButton>
      </div>
      {prompt}
    </Form>
  );
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
