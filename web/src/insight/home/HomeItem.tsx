import { graphql, useFragment } from 'react-relay/hooks';
import type { HomeItem_item$data, HomeItem_item$key } from '../../__generated__/HomeItem_item.graphql.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { Slots } from '../../ui/layout/Slots.tsx';
import styles from './HomeItem.module.css';
import { type HomeItemData, homeItemText } from './homeItemText.ts';

const urgentKinds = ['PROS_MISSING', 'PAYMENT_FAILED'];

interface Props {
  item: HomeItem_item$key;
  locationId: number;
  /** The IANA zone of the location. */
  zone: string;
}

/** One thing that needs attention, with the link to where it is done. */
export function HomeItem({ item, locationId, zone }: Props) {
  const data = useFragment(
    graphql`
      fragment HomeItem_item on HomeItem @throwOnFieldError {
        kind
        count
        proNames
        gig {
          databaseId
          skillName
          startTime
          places
          selected
          confirmed
          openApplications
          pendingOffers
          fillChancePercent
        }
      }
    `,
    item,
  );
  const { kind, count, proNames, gig } = data;
  const text = homeItemText({ kind, count, proNames, gig: gig ? gigOf(gig) : null }, locationId);
  if (!text) return null;
  const name = text.title ?? gig?.skillName ?? '';
  return (
    <li className={styles.item} data-urgent={urgentKinds.includes(kind) || undefined}>
      <div className={styles.text}>
        <div className={styles.title}>
          <strong>{name}</strong>
          {gig ? (
            <>
              <span className={styles.when}>
                <DateText instant={gig.startTime} zone={zone} />
              </span>
              <Slots
                isCompact
                confirmed={gig.confirmed}
                selected={Math.max(0, gig.selected - gig.confirmed)}
                missing={kind === 'PROS_MISSING' ? count : 0}
                places={gig.places}
              />
            </>
          ) : null}
        </div>
        <p className={styles.detail}>{text.detail}</p>
      </div>
      <LinkButton
        size="small"
        variant="outlined"
        href={text.href}
        aria-label={gig ? `${text.action}: ${gig.skillName}` : undefined}
      >
        {text.action}
      </LinkButton>
    </li>
  );
}

/** What the words of an item say of its gig. */
function gigOf(gig: NonNullable<HomeItem_item$data['gig']>): NonNullable<HomeItemData['gig']> {
  const { databaseId, openApplications, pendingOffers, fillChancePercent } = gig;
  return { databaseId, openApplications, pendingOffers, fillChancePercent };
}
