import { formatPhone } from '@brigade/domain/platform/validation/phoneNumber.ts';
import { graphql, readInlineData } from 'relay-runtime';
import type { gigTermValues_gig$key } from '../../__generated__/gigTermValues_gig.graphql.ts';
import { dollarsText } from './dollars.ts';
import { addressOf } from './removedAddress.ts';
import type { GigTermValues } from './termForms.ts';

/** The content of a gig as forms show it. */
export function gigTermValues(key: gigTermValues_gig$key): GigTermValues {
  const gig = readInlineData(
    graphql`
      fragment gigTermValues_gig on Gig @inline {
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
        usesLocationAddress
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
  const bonus = gig.boostBonus?.amountCents ?? 0;
  return {
    places: String(gig.fill.places),
    wage: gig.wage ? dollarsText(gig.wage.amountCents) : '',
    unpaidBreakMinutes: String(gig.unpaidBreakMinutes),
    contactName: gig.contactName ?? '',
    contactPhone: gig.contactPhone == null ? '' : formatPhone(gig.contactPhone),
    description: gig.description,
    specialInstructions: gig.specialInstructions,
    privateNotes: gig.privateNotes ?? '',
    boostBonus: bonus > 0 ? dollarsText(bonus) : '',
    addressId: addressOf(gig.addressId, gig.usesLocationAddress),
    onsiteManagerId: gig.onsiteManager?.id ?? '',
    requirementIds: gig.requirements.map(({ id }) => id),
    attachmentIds: gig.attachments.map(({ id }) => id),
    noExperienceRequired: gig.noExperienceRequired,
    isAutoSelectEnabled: gig.isAutoSelectEnabled,
    isBackgroundCheckRequired: gig.isBackgroundCheckRequired,
    areCertificationsRequired: gig.areCertificationsRequired,
  };
}
