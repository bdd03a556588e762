import { organizationName } from '@brigade/domain/businesses/organizations/organizationName.ts';
import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import type { OrganizationForm_organization$key } from '../../__generated__/OrganizationForm_organization.graphql.ts';
import { ImageField } from '../../platform/images/ImageField.tsx';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { useUnsavedChanges } from '../../shell/useUnsavedChanges.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/useForm.ts';
import styles from './OrganizationForm.module.css';
import { updateOrganization } from './updateOrganization.ts';

const schema = formSchema({ name: organizationName, imagePublicId: z.nullable(z.string()) });

/** The name and image of an organization, to change. */
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
  // The image field keeps what was chosen; a new one has forgotten it.
  const [resets, setResets] = useState(0);
  const storedImageId = image.isPlaceholder ? null : image.publicId;
  const form = useForm({
    schema,
    initialValues: { name, imagePublicId: storedImageId },
    onSubmit: async (values) => {
      try {
        const imagePublicId =
          values.imagePublicId === storedImageId ? {} : { imagePublicId: values.imagePublicId };
        const input = { organizationId: id, name: values.name, ...imagePublicId };
        const errors = await updateOrganization(environment, input);
        if (errors.length > 0) return errors;
        form.reset(values);
        toast({ tone: 'success', title: 'Saved' });
        return [];
      } catch (error) {
        return [{ message: faultMessage(error) }];
      }
    },
  });
  const discard = () => {
    form.reset();
    setResets((count) => count + 1);
  };
  const { prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting, discard);

  return (
    <Card title="Details">
      <Form form={form} aria-label="Details" className={styles.form ?? ''}>
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
        <div className={styles.actions}>
          <Button type="submit" isDisabled={!form.isDirty} isLoading={form.isSubmitting}>
            Save
          </Button>
          {form.isDirty ? (
            <Button variant="text" isDisabled={form.isSubmitting} onPress={discard}>
              Discard changes
            </Button>
          ) : null}
        </div>
      </Form>
      {prompt}
    </Card>
  );
}
