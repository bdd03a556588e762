import { canStillReplace } from '@brigade/domain/filling/replacements/canStillReplace.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HomeItem_item$data, HomeItem_item$key } from '../../__generated__/HomeItem_item.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { PlaceSlots } from '../../schedule/gigs/PlaceSlots.tsx';
import styles from './HomeItem.module.css';
import { HomeItemPanel } from './HomeItemPanel.tsx';
import { type HomeItemData, homeItemText } from './homeItemText.ts';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';

const urgentKinds = ['PROS_MISSING', 'REPLACEMENTS_NEEDED', 'PAYMENT_FAILED', 'EXTRA_PAYMENTS_FAILED'];

interface Props {
  /** Null when the server no longer lists it: nothing is left to do. */
  item: HomeItem_item$key | null;
  kind: string;
  /** The number of the gig it is about; null for items about several gigs or none. */
  gigId: number | null;
  /** What it was called while it was listed. */
  formerName: string;
  locationId: number;
  /** The IANA zone of the location. */
  zone: string;
  /** Whether the viewer decides about applicants. */
  canDecide: boolean;
  isOpen: boolean;
  /** Called with the name of the item. */
  onToggled: (name: string) => void;
}

/** One thing that needs attention, and below it, when it is open, what to do about it. */
export function HomeItem({
  item,
  kind,
  gigId,
  formerName,
  locationId,
  zone,
  canDecide,
  isOpen,
  onToggled,
}: Props) {
  const data = useFragment(
    graphql`
      fragment HomeItem_item on HomeItem @throwOnFieldError {
        count
        proNames
        ...HomeItemPanel_item
        gig {
          skillName
          startTime
          endTime
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
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const text = data ? homeItemText(textFacts(kind, data, canDecide)) : null;
  const gig = data?.gig;
  const name = text ? (text.title ?? gig?.skillName ?? '') : formerName;
  if (data && !text) return null;
  const action = isOpen ? 'Close' : (text?.action ?? '');
  return (
    <li className={styles.item} data-urgent={(text && urgentKinds.includes(kind)) || undefined}>
      <div className={styles.line}>
        <div className={styles.text}>
          <div className={styles.title}>
            <strong>{gig && text?.title === null ? <PositionLabel name={name} /> : name}</strong>
            {gig ? (
              <>
                <span className={styles.when}>
                  <DateText instant={gig.startTime} zone={zone} />
                </span>
                <PlaceSlots
                  isCompact
                  confirmed={gig.confirmed}
                  selected={Math.max(0, gig.selected - gig.confirmed)}
                  offered={gig.pendingOffers}
                  missing={kind === 'PROS_MISSING' ? (data?.count ?? 0) : 0}
                  places={gig.places}
                />
              </>
            ) : null}
          </div>
          <p className={styles.detail}>{text?.detail ?? 'Nothing is left to do here.'}</p>
        </div>
        <Button
          ref={toggle}
          size="small"
          variant={isOpen ? 'text' : 'outlined'}
          icon={<ChevronDown aria-hidden="true" className={styles.chevron} data-open={isOpen || undefined} />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          aria-label={`${action}: ${name}`}
          onPress={() => onToggled(name)}
        >
          {action}
        </Button>
      </div>
      {isOpen ? (
        <HomeItemPanel
          id={panelId}
          item={data ?? null}
          name={name}
          kind={kind}
          gigId={gigId}
          locationId={locationId}
          zone={zone}
          onClosed={() => {
            toggle.current?.focus();
            onToggled(name);
          }}
        />
      ) : null}
    </li>
  );
}

/** What the words of an item follow from. */
function textFacts(
  kind: string,
  { count, proNames, gig }: HomeItem_item$data,
  canDecide: boolean,
): HomeItemData {
  if (!gig) return { kind, count, proNames, gig: null };
  const { openApplications, pendingOffers, fillChancePercent } = gig;
  const unconfirmed = Math.max(0, gig.selected - gig.confirmed);
  const canReplace = canDecide && canStillReplace(Temporal.Instant.from(gig.endTime), currentInstant());
  const facts = { unconfirmed, canReplace, openApplications, pendingOffers, fillChancePercent };
  return { kind, count, proNames, gig: facts };
}
