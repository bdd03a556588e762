import { graphql, readInlineData } from 'relay-runtime';
import type { templateTermValues_template$key } from '../../__generated__/templateTermValues_template.graphql.ts';
import { dollarsText } from './dollars.ts';
import { addressOf } from './removedAddress.ts';
import type { TermValuesIn } from './termValues.ts';

/** The content of a gig template as forms show it. */
export function templateTermValues(key: templateTermValues_template$key): TermValuesIn<'template'> {
  const template = readInlineData(
    graphql`
      fragment templateTermValues_template on GigTemplate @inline {
        hourlyRate @catch(to: NULL) {
          amountCents
        }
        positionDescription
        privateNotes
        noExperienceRequired
        isAutoSelectEnabled
        addressId
        usesLocationAddress
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
  return {
    wage: template.hourlyRate ? dollarsText(template.hourlyRate.amountCents) : '',
    description: template.positionDescription,
    privateNotes: template.privateNotes,
    addressId: addressOf(template.addressId, template.usesLocationAddress),
    requirementIds: template.requirements.map(({ id }) => id),
    attachmentIds: template.attachments.map(({ id }) => id),
    noExperienceRequired: template.noExperienceRequired,
    isAutoSelectEnabled: template.isAutoSelectEnabled,
  };
}
