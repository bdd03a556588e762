import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { SettingsScreenQuery } from '../../__generated__/SettingsScreenQuery.graphql.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { SharingCard } from '../../platform/signals/SharingCard.tsx';
import { SessionList } from '../sessions/SessionList.tsx';
import { SignedOut } from '../signIn/SignedOut.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './SettingsScreen.module.css';
import { SignInAddresses } from './SignInAddresses.tsx';
import { TextMessages } from './TextMessages.tsx';

/** The settings of the viewer's account. */
export function SettingsScreen({ query }: { query: ScreenQuery<SettingsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<SettingsScreenQuery>(
    graphql`
      query SettingsScreenQuery @preloadable @throwOnFieldError {
        viewer {
          ...ProfileForm_user
          ...SignInAddresses_user
          ...TextMessages_user
          ...SessionList_user
        }
      }
    `,
    useHeldQuery(query),
  );
  if (!viewer) return <SignedOut />;
  return (
    <>
      <title>Your settings · Brigade</title>
      <div className={styles.cards}>
        <ProfileForm user={viewer} />
        <SignInAddresses user={viewer} />
        <TextMessages user={viewer} />
        <SessionList user={viewer} />
        <SharingCard />
      </div>
    </>
  );
}
