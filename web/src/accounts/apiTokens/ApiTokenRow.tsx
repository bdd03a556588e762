import { tokenScopeLabel, tokenScopes } from '@brigade/domain/accounts/apiTokens/tokenScopes.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ApiTokenRow_token$key } from '../../__generated__/ApiTokenRow_token.graphql.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { ApiTokenActions } from './ApiTokenActions.tsx';
import styles from './ApiTokenList.module.css';
import { isOver } from './isOver.ts';

interface Props {
  token: ApiTokenRow_token$key;
  /** The Relay id of the list to remove the token from. */
  connectionId: string;
  /** Whether it is shown to the admins of its organization, who did not make all of them. */
  isOfOrganization?: boolean;
}

/** One API token: what it may do, where and how long, and when it was last used. */
export function ApiTokenRow({ token, connectionId, isOfOrganization = false }: Props) {
  const { id, name, makerName, hint, scopes, placeName, networks, expiresAt, replacedSecretEndsAt, ...use } =
    useFragment(
      graphql`
        fragment ApiTokenRow_token on ApiToken @throwOnFieldError {
          id
          name
          makerName
          hint
          scopes
          placeName
          networks
          expiresAt
          replacedSecretEndsAt
          lastUsedAt
          lastUsedAddressFamily
        }
      `,
      token,
    );
  const isExpired = isOver(expiresAt);
  const isReplacedInUse = replacedSecretEndsAt != null && !isOver(replacedSecretEndsAt);

  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <div className={styles.title}>
          <h2 className={styles.name}>{name}</h2>
          <span className={styles.hint}>brg_…{hint}</span>
          {isExpired ? <StatusBadge tone="warning">Expired</StatusBadge> : null}
        </div>
        <ul className={styles.scopes} aria-label="What it may do">
          {/* A newer server may know others. */}
          {tokenScopes
            .filter((scope) => scopes.includes(scope))
            .map((scope) => (
              <li key={scope}>
                <Badge>{tokenScopeLabel(scope).name}</Badge>
              </li>
            ))}
        </ul>
        <p className={styles.facts}>
          {placeName ?? 'Everywhere you work'} · {isExpired ? 'Expired' : 'Expires'}{' '}
          <DateText instant={expiresAt} zone={null} format="day" />
          {' · '}
          {use.lastUsedAt == null ? (
            'Not used yet'
          ) : (
            <>
              Last used <DateText instant={use.lastUsedAt} zone={null} />
              {use.lastUsedAddressFamily === 'IPV6' ? ' over IPv6' : ' over IPv4'}
            </>
          )}
        </p>
        {isOfOrganization && makerName != null ? <p className={styles.facts}>Made by {makerName}</p> : null}
        {networks.length === 0 ? null : <p className={styles.facts}>Only from {networks.join(', ')}</p>}
        {isReplacedInUse ? (
          <p className={styles.facts}>
            The replaced token works until <DateText instant={replacedSecretEndsAt} zone={null} />
          </p>
        ) : null}
      </div>
      <ApiTokenActions {...{ id, name, isExpired, connectionId }} canReplace={!isOfOrganization} />
    </li>
  );
}
