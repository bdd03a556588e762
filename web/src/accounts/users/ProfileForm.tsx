import { profileName } from '@brigade/domain/accounts/users/profileName.ts';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { ProfileForm_user$key } from '../../__generated__/ProfileForm_user.graphql.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { SettingsSection } from '../../ui/forms/saving/SettingsSection.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import styles from './ProfileForm.module.css';
import { updateProfile } from './updateProfile.ts';

const schema = formSchema({ firstName: profileName, lastName: profileName });

/** The viewer's name, as their teams and pros see it. */
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
    onSubmit: (profile) => updateProfile(environment, profile),
    onSuccess: (profile) => form.saved(profile),
  });

  return (
    <SettingsSection title="Profile" form={form}>
      <div className={styles.names}>
        <TextField {...form.field('firstName')} label="First name" autoComplete="given-name" isRequired />
        <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" isRequired />
      </div>
      <p className={styles.hint}>Your teams and the pros you work with see this name.</p>
    </SettingsSection>
  );
}
