import { geofenceRadiusLimits } from '@brigade/domain/businesses/addresses/geofenceRadius.ts';
import { AddressFields } from '../../../platform/geo/AddressFields.tsx';
import { lengthText } from '../../../platform/geo/map/lengthText.ts';
import { ImageField } from '../../../platform/images/ImageField.tsx';
import { useUnsavedChanges } from '../../../ui/forms/useUnsavedChanges.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { PhoneField } from '../../../ui/fields/PhoneField.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import styles from './AddLocationForm.module.css';
import { type AddLocationOptions, useAddLocationForm } from './useAddLocationForm.ts';
import { InvoicingFields } from '../settings/sections/InvoicingFields.tsx';

interface Props extends AddLocationOptions {
  cancelHref: string;
}

const stay = () => undefined;

/** Asks for what a new location must have, and for what it may. */
export function AddLocationForm({ organizations, businessName, cancelHref, onAdded }: Props) {
  const [only, other] = organizations;
  const form = useAddLocationForm({ organizations, businessName, onAdded });
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
          <AddressFields form={form} savedPoint={null} radiusMeters={geofenceRadiusLimits.usual}>
            <p>
              {`Pros count as on site within ${lengthText(geofenceRadiusLimits.usual)} of the pin. You can change that under Addresses.`}
            </p>
          </AddressFields>
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
