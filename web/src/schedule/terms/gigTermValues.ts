import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { formatPhone } from '@brigade/domain/platform/validation/phoneNumber.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useCopiedValues_gig$key } from '../../__generated__/useCopiedValues_gig.graphql.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { dollarsText } from './dollars.ts';
import { emptyLine, type PostingValues } from '../../posting/postingValues.ts';

/** What a gig says, to post it again: everything but its date. Nothing without a gig. */
export function useCopiedValues(key: useCopiedValues_gig$key | null): Partial<PostingValues> {
  const gig = useFragment(
    graphql`
      fragment useCopiedValues_gig on Gig @throwOnFieldError {
        startTime
        endTime
        timeZone
        skill {
          id
        }
        wage @catch(to: NULL) {
          amountCents
        }
        boostBonus @catch(to: NULL) {
          amountCents
        }
        fill {
          places
        }
        type
        unpaidBreakMinutes
        description
        specialInstructions
        privateNotes @catch(to: NULL)
        contactName
        contactPhone
        addressId
        noExperienceRequired
        isAutoSelectEnabled
        isBackgroundCheckRequired
        areCertificationsRequired
        movesToMarketplace
        requirements {
          id
        }
        attachments {
          id
        }
      }
    `,
    key,
  );
  if (!gig) return {};
  const zone = gig.timeZone || browserZone();
  const bonus = gig.boostBonus?.amountCents ?? 0;
  return {
    lines: [
      {
        ...emptyLine('line-1'),
        skillId: gig.skill.id,
        startTime: timeOf(gig.startTime, zone),
        endTime: timeOf(gig.endTime, zone),
        unpaidBreakMinutes: String(gig.unpaidBreakMinutes),
        wage: gig.wage ? dollarsText(gig.wage.amountCents) : '',
        description: gig.description,
        places: String(gig.fill.places),
      },
    ],
    gigType: gig.type === 'NETWORK' ? 'NETWORK' : 'MARKETPLACE',
    movesToMarketplace: gig.movesToMarketplace,
    boostBonus: bonus > 0 ? dollarsText(bonus) : '',
    specialInstructions: gig.specialInstructions,
    privateNotes: gig.privateNotes ?? '',
    contactName: gig.contactName ?? '',
    contactPhone: gig.contactPhone == null ? '' : formatPhone(gig.contactPhone),
    addressId: gig.addressId ?? '',
    noExperienceRequired: gig.noExperienceRequired,
    isAutoSelectEnabled: gig.isAutoSelectEnabled,
    isBackgroundCheckRequired: gig.isBackgroundCheckRequired,
    areCertificationsRequired: gig.areCertificationsRequired,
    requirementIds: gig.requirements.map(({ id }) => id),
    attachmentIds: gig.attachments.map(({ id }) => id),
  };
}

/** HH:mm on the clock of the place. */
function timeOf(instant: string, zone: string): string {
  return Temporal.Instant.from(instant)
    .toZonedDateTimeISO(zone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });
}
