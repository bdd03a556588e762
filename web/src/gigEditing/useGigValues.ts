import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { formatPhone } from '@brigade/domain/platform/validation/phoneNumber.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useGigValues_gig$key } from '../__generated__/useGigValues_gig.graphql.ts';
import { dollarsText } from '../schedule/terms/dollars.ts';
import type { EditGigValues } from './editGigValues.ts';

/** A gig as the form shows it, as of a revision. */
export interface GigState {
  readonly values: EditGigValues;
  /** Null where the server does not count. */
  readonly revision: number | null;
}

/** The gig as it is now, for the form that changes it. */
export function useGigValues(key: useGigValues_gig$key): GigState {
  const gig = useFragment(
    graphql`
      fragment useGigValues_gig on Gig @throwOnFieldError {
        revision
        startTime
        endTime
        timeZone
        wage @catch(to: NULL) {
          amountCents
        }
        boostBonus @catch(to: NULL) {
          amountCents
        }
        fill {
          places
        }
        unpaidBreakMinutes
        description
        specialInstructions
        privateNotes @catch(to: NULL)
        contactName
        contactPhone
        addressId
        onsiteManager @catch(to: NULL) {
          id
        }
        noExperienceRequired
        isAutoSelectEnabled
        isBackgroundCheckRequired
        areCertificationsRequired
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
  const wall = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(gig.timeZone);
  const bonus = gig.boostBonus?.amountCents ?? 0;
  return {
    revision: gig.revision ?? null,
    values: {
      date: wall(gig.startTime).toPlainDate().toString(),
      startTime: wall(gig.startTime).toPlainTime().toString({ smallestUnit: 'minute' }),
      endTime: wall(gig.endTime).toPlainTime().toString({ smallestUnit: 'minute' }),
      unpaidBreakMinutes: String(gig.unpaidBreakMinutes),
      places: String(gig.fill.places),
      wage: gig.wage ? dollarsText(gig.wage.amountCents) : '',
      boostBonus: bonus > 0 ? dollarsText(bonus) : '',
      description: gig.description,
      addressId: gig.addressId ?? '',
      onsiteManagerId: gig.onsiteManager?.id ?? '',
      contactName: gig.contactName ?? '',
      contactPhone: gig.contactPhone == null ? '' : formatPhone(gig.contactPhone),
      specialInstructions: gig.specialInstructions,
      privateNotes: gig.privateNotes ?? '',
      requirementIds: gig.requirements.map(({ id }) => id),
      attachmentIds: gig.attachments.map(({ id }) => id),
      noExperienceRequired: gig.noExperienceRequired,
      isAutoSelectEnabled: gig.isAutoSelectEnabled,
      isBackgroundCheckRequired: gig.isBackgroundCheckRequired,
      areCertificationsRequired: gig.areCertificationsRequired,
      scope: 'THIS',
    },
  };
}
