import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ContactCenterCard_query$key } from '../../__generated__/ContactCenterCard_query.graphql.ts';
import { useViewer } from '../../businesses/locations/ViewerProvider.tsx';
import { supportHref } from '../../platform/screen/supportHref.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import styles from './ContactCenterCard.module.css';
import { hasContactConsent, storeContactConsent } from './contactConsent.ts';

/** Where W-2 workers and those who employ them get help: support, and the chat of the contact center where there is one. */
export function ContactCenterCard({ query }: { query: ContactCenterCard_query$key }) {
  const { contactCenterPath } = useFragment(
    graphql`
      fragment ContactCenterCard_query on Query {
        contactCenterPath @catch(to: NULL)
      }
    `,
    query,
  );
  const { accountId } = useViewer();
  const [isOpen, setOpen] = useState(() => hasContactConsent(accountId));
  const turn = (isOn: boolean) => {
    storeContactConsent(isOn ? accountId : null);
    setOpen(isOn);
  };
  return (
    <Card title="Help with W-2 workers">
      <div className={styles.card}>
        <p>
          Payroll, taxes or employment: <TextLink href={supportHref}>write to support</TextLink>.
        </p>
        {contactCenterPath == null ? null : isOpen ? (
          <>
            <iframe
              className={styles.chat}
              title="Chat with the contact center"
              src={contactCenterPath}
              // Without the origin of the app, it cannot reach the storage.
              sandbox="allow-scripts allow-forms allow-popups"
              referrerPolicy="no-referrer"
            />
            <Button variant="text" size="small" onPress={() => turn(false)}>
              Close the chat
            </Button>
          </>
        ) : (
          <>
            <p className={styles.note}>
              The chat is run by another company. It loads when you open it, and learns your IP address and
              what you write.
            </p>
            <Button variant="outlined" size="small" onPress={() => turn(true)}>
              Allow and open the chat
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
