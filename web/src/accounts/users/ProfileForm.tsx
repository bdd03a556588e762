import { profileName } from '@brigade/domain/accounts/users/profileName.ts';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { ProfileForm_user$key } from '../../__generated__/ProfileForm_user.graphql.ts';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { useUnsavedChanges } from '../../shell/useUnsavedChanges.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/useForm.ts';
import styles from './ProfileForm.module.css';
import { updateProfile } from './updateProfile.ts';

const schema = formSchema({ firstName: profileName, lastName: profileName });

/** The name under which colleagues and pros know somebody. */
export function ProfileForm({ user }: { user: ProfileForm_user$key }) {
  const { firstName, lastName } = useFragment(
    graphql`
      fragment ProfileForm_user on User @throwOnFieldError {
        firstName
        lastName
      }
    `,
    user,
  );
  const environment = useRelayEnvironment();
  const form = useForm({
    schema,
    initialValues: { firstName, lastName },
    onSubmit: async (profile) => {
      try {
        const errors = await updateProfile(environment, profile);
        if (errors.length > 0) return errors;
        form.reset(profile);
        toast({ tone: 'success', title: 'Your profile is saved' });
        return [];
      } catch (error) {
        return [{ message: faultMessage(error) }];
      }
    },
  });
  const { prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting, () => form.reset());

  return (
    <Card title="Profile">
      <Form form={form} aria-label="Profile">
        <div className={styles.names}>
          <TextField {...form.field('firstName')} label="First name" autoComplete="given-name" isRequired />
          <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" isRequired />
        </div>
        <p className={styles.hint}>Your teams and the pros you work with see this name.</p>
        <div>
          <Button type="submit" isLoading={form.isSubmitting} isDisabled={!form.isDirty}>
            Save profile
          </Button>
        </div>
      </Form>
      {prompt}
    </Card>
  );
}
