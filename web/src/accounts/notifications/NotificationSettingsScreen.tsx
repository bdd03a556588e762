import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { NotificationSettingsScreenQuery } from '../../__generated__/NotificationSettingsScreenQuery.graphql.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { SignedOut } from '../signIn/SignedOut.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { NotificationTable } from './NotificationTable.tsx';
import styles from './NotificationSettingsScreen.module.css';
import { QuietHoursForm } from './QuietHoursForm.tsx';

/** The viewer's notification channels for each event, and their quiet hours. */
export function NotificationSettingsScreen({
  query,
}: {
  query: ScreenQuery<NotificationSettingsScreenQuery>;
}) {
  const { viewer } = usePreloadedQuery<NotificationSettingsScreenQuery>(
    graphql`
      query NotificationSettingsScreenQuery @preloadable @throwOnFieldError {
        viewer {
          smsOptIn
          notificationSettings {
            ...NotificationTable_settings
            ...QuietHoursForm_settings
          }
        }
      }
    `,
    useHeldQuery(query),
  );
  if (!viewer?.notificationSettings) return <SignedOut />;
  const { smsOptIn, notificationSettings } = viewer;
  return (
    <>
      <title>Notifications · Brigade</title>
      <PageHeader title="Notifications" subtitle="Choose which notifications you get, how, and when." />
      <div className={styles.cards}>
        <Card title="By event" padding="none">
          {smsOptIn ? null : (
            <div className={styles.alert}>
              <InlineAlert tone="info" title="Text messages are off">
                Switch them on in your <TextLink href="/settings">settings</TextLink> to choose them here.
              </InlineAlert>
            </div>
          )}
          <NotificationTable settings={notificationSettings} canText={smsOptIn} />
        </Card>
        <QuietHoursForm settings={notificationSettings} />
      </div>
    </>
  );
}
