import { organizationName } from '@brigade/domain/businesses/organizations/organizationName.ts';
import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import type { OrganizationForm_organization$key } from '../../__generated__/OrganizationForm_organization.graphql.ts';
import { ImageField } from '../../platform/images/ImageField.tsx';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { SettingsSection } from '../../ui/forms/saving/SettingsSection.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { updateOrganization } from './updateOrganization.ts';

const schema = formSchema({ name: organizationName, imagePublicId: z.nullable(z.string()) });

/** The form of an organization's name and image. */
export function OrganizationForm({ organization }: { organization: OrganizationForm_organization$key }) {
  const { id, name, image } = useFragment(
    graphql`
      fragment OrganizationForm_organization on Organization @throwOnFieldError {
        id
        name
        image {
          publicId
          isPlaceholder
          ...ImageField_image
        }
      }
    `,
    organization,
  );
  const environment = useRelayEnvironment();
  // The image field stores the chosen file; a new key discards it.
  const [resets, setResets] = useState(0);
  const storedImageId = image.isPlaceholder ? null : image.publicId;
  const form = useForm({
    schema,
    initialValues: { name, imagePublicId: storedImageId },
    onSubmit: (values) =>
      updateOrganization(environment, {
        organizationId: id,
        name: values.name,
        ...(values.imagePublicId !== storedImageId && { imagePublicId: values.imagePublicId }),
      }),
    onSuccess: (values) => form.saved(values),
  });

  return (
    <SettingsSection title="Details" form={form} onDiscarded={() => setResets((count) => count + 1)}>
      <TextField
        {...form.field('name')}
        label="Name"
        isRequired
        maxLength={100}
        autoComplete="organization"
      />
      <ImageField
        key={resets}
        label="Image"
        image={image}
        errorMessage={form.field('imagePublicId').errorMessage}
        onUploaded={(publicId) => form.setValue('imagePublicId', publicId)}
        onRemoved={() => form.setValue('imagePublicId', null)}
      />
    </SettingsSection>
  );
}
