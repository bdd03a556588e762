import { useToastAction } from '../../ui/actions/useToastAction.ts';
import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { GigOffer_offer$key } from '../../__generated__/GigOffer_offer.graphql.ts';
import { ProAvatar } from '../../pros/profiles/ProAvatar.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import { offerStanding } from './offerStanding.ts';
import styles from './OfferRows.module.css';

interface Props {
  offer: GigOffer_offer$key;
  zone: string | null | undefined;
  /** Whether this person may take it back. */
  canManage: boolean;
}

/** One offer: who was asked, and what became of it. */
export function GigOffer({ offer, zone, canManage }: Props) {
  const data = useFragment(
    graphql`
      fragment GigOffer_offer on DirectOffer @throwOnFieldError {
        id
        kind
        status
        withdrawalReason
        expiresAt
        offeredAt
        answeredAt
        bonus {
          amountCents
          currency
        }
        pro {
          displayName
          ...ProAvatar_pro
        }
        replacedApplication @catch(to: NULL) {
          pro {
            displayName
          }
        }
      }
    `,
    offer,
  );
  const environment = useRelayEnvironment();
  const { isPending, run } = useToastAction();
  const name = data.pro.displayName;
  const { kind, status, withdrawalReason, expiresAt, offeredAt, answeredAt } = data;
  const standing = offerStanding({ kind, status, withdrawalReason, expiresAt, offeredAt, answeredAt });
  const replaced = data.replacedApplication?.pro.displayName;

  const withdraw = () =>
    run(async () => {
      const { withdrawOffer } = await import('./withdrawOffer.ts');
      return withdrawOffer(environment, data.id);
    }, `The offer to ${name} was taken back`);

  return (
    <li className={styles.row}>
      <ProAvatar pro={data.pro} size="small" />
      <div className={styles.text}>
        <strong>{name}</strong>
        <span className={styles.facts}>
          {standing.moment === null ? (
            standing.words
          ) : (
            <>
              {standing.words} <DateText instant={standing.moment} zone={zone} />
            </>
          )}
          {replaced === undefined ? null : ` · for the place of ${replaced}`}
          {data.bonus && data.bonus.amountCents > 0
            ? ` · ${formatMoney(data.bonus.amountCents, data.bonus.currency)} bonus`
            : null}
        </span>
      </div>
      <StatusBadge tone={standing.tone}>{standing.label}</StatusBadge>
      {canManage && status === 'PENDING' ? (
        <Button
          variant="ghost"
          size="small"
          isLoading={isPending}
          aria-label={`Withdraw the offer to ${name}`}
          onPress={() => void withdraw()}
        >
          Withdraw
        </Button>
      ) : null}
    </li>
  );
}
