import type { ReactNode } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { SettingsScreenQuery } from '../../__generated__/SettingsScreenQuery.graphql.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { SharingCard } from '../../platform/signals/SharingCard.tsx';
import { ApiTokensCard } from '../apiTokens/ApiTokensCard.tsx';
import { SessionList } from '../sessions/SessionList.tsx';
import { SignedOut } from '../signIn/SignedOut.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './SettingsScreen.module.css';
import { SignInAddresses } from './SignInAddresses.tsx';
import { TextMessages } from './TextMessages.tsx';

interface Props {
  query: ScreenQuery<SettingsScreenQuery>;
  /** Cards of higher areas. */
  children: ReactNode;
}

/** The settings of the viewer's account. */
export function SettingsScreen({ query, children }: Props) {
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
      <PageHeader title="Your settings" subtitle="These apply at every location you work at." />
      <div className={styles.cards}>
        <ProfileForm user={viewer} />
        <SignInAddresses user={viewer} />
        <TextMessages user={viewer} />
        <SessionList user={viewer} />
        <SharingCard />
        <ApiTokensCard />
        {children}
      </div>
    </>
  );
}
