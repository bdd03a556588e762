import { returnPath } from '@brigade/domain/accounts/signIn/returnPath.ts';
import { useRouter } from '@tanstack/react-router';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { AccountLinkingScreenQuery } from '../../../__generated__/AccountLinkingScreenQuery.graphql.ts';
import styles from '../../signIn/SignIn.module.css';
import { useHeldQuery, type ScreenQuery } from '../../../platform/relay/screenQuery.ts';
import { SignedOut } from '../../signIn/SignedOut.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { AccountsToLink } from './AccountsToLink.tsx';

interface Props {
  query: ScreenQuery<AccountLinkingScreenQuery>;
  returnTo: string | undefined;
  /** Called once roles have come over: what was answered before may be out of date. */
  onLinked: () => void;
}

/** Other accounts of the same person, to be linked into this one or left alone. */
export function AccountLinkingScreen({ query, returnTo, onLinked }: Props) {
  const router = useRouter();
  const { viewer } = usePreloadedQuery<AccountLinkingScreenQuery>(
    graphql`
      query AccountLinkingScreenQuery @preloadable @throwOnFieldError {
        viewer {
          linkableAccounts(first: 50) {
            totalCount
          }
          ...AccountsToLink_user
        }
      }
    `,
    useHeldQuery(query),
  );
  if (!viewer) return <SignedOut />;
  const found = viewer.linkableAccounts?.totalCount ?? 0;
  const path = returnPath(returnTo);

  if (found === 0) {
    return (
      <>
        <title>Link your accounts · Brigade</title>
        <h1 className={styles.title}>There is nothing to link</h1>
        <p className={styles.lead}>We found no other account with your email address or phone number.</p>
        <LinkButton href={path} size="mainAction" fullWidth>
          Continue
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <title>Link your accounts · Brigade</title>
      <h1 className={styles.title}>{found === 1 ? 'Is this also you?' : 'Are these also you?'}</h1>
      <p className={styles.lead}>
        We found {found === 1 ? 'another account' : 'other accounts'} with an address of yours. Link what is
        yours, and its roles become part of this account. It cannot be undone.
      </p>
      <AccountsToLink
        user={viewer}
        onFinished={(hasLinked) => {
          if (hasLinked) onLinked();
          void router.navigate({ href: path, replace: true });
        }}
      />
    </>
  );
}
