import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { TextMessages_user$key } from '../../__generated__/TextMessages_user.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { toastFailure } from '../../ui/feedback/toastOutcome.ts';
import styles from './TextMessages.module.css';
import { updateProfile } from './updateProfile.ts';

/** The viewer's consent to text messages. */
export function TextMessages({ user }: { user: TextMessages_user$key }) {
  const { smsOptIn, phoneNumber } = useFragment(
    graphql`
      fragment TextMessages_user on User @throwOnFieldError {
        smsOptIn
        phoneNumber
      }
    `,
    user,
  );
  const environment = useRelayEnvironment();
  // The requested value, until the response arrives.
  const [wanted, setWanted] = useState<boolean | null>(null);

  const change = async (isOn: boolean) => {
    setWanted(isOn);
    await toastFailure(async () => {
      const [error] = await updateProfile(environment, { smsOptIn: isOn });
      if (error) toast({ tone: 'danger', title: error.message });
    });
    setWanted(null);
  };

  return (
    <Card title="Text messages">
      <Switch
        isSelected={wanted ?? smsOptIn}
        isDisabled={wanted !== null || (phoneNumber == null && !smsOptIn)}
        onChange={(isOn) => void change(isOn)}
        description={
          phoneNumber == null
            ? 'Add a phone number first.'
            : 'When a pro does not show up, and about what else you choose. Message rates may apply.'
        }
      >
        Send me text messages
      </Switch>
      <p className={styles.more}>
        <TextLink href="/notification-settings">Choose your notifications</TextLink>
      </p>
    </Card>
  );
}
