import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { TextMessages_user$key } from '../../__generated__/TextMessages_user.graphql.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import styles from './TextMessages.module.css';
import { updateProfile } from './updateProfile.ts';

/** Whether somebody wants text messages at all. */
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
  // What was asked for, until the answer is there.
  const [wanted, setWanted] = useState<boolean | null>(null);

  const change = async (isOn: boolean) => {
    setWanted(isOn);
    try {
      const [error] = await updateProfile(environment, { smsOptIn: isOn });
      if (error) toast({ tone: 'danger', title: error.message });
    } catch (error) {
      toast({ tone: 'danger', title: error instanceof Fault ? error.message : 'Something went wrong.' });
    } finally {
      setWanted(null);
    }
  };

  return (
    <Card title="Text messages">
      <Switch
        isSelected={wanted ?? smsOptIn}
        isDisabled={wanted !== null || (phoneNumber == null && !smsOptIn)}
        onChange={(isOn) => void change(isOn)}
        description={
          phoneNumber == null
            ? 'Add a phone number first: text messages go there.'
            : 'When a pro cancels, does not come, or a shift is still open. Your carrier may charge for messages.'
        }
      >
        Send me text messages
      </Switch>
      <p className={styles.more}>
        <TextLink href="/notification-settings">Choose what you are told, and how</TextLink>
      </p>
    </Card>
  );
}
