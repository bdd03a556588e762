import { formatPhone } from '@brigade/domain/platform/validation/phoneNumber.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigContact_gig$key } from '../../__generated__/GigContact_gig.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { FactList } from '../../platform/screen/FactList.tsx';

/** The address and the contact of a gig. */
export function GigContact({ gig }: { gig: GigContact_gig$key }) {
  const { address, contactName, contactPhone, onsiteManager } = useFragment(
    graphql`
      fragment GigContact_gig on Gig @throwOnFieldError {
        contactName
        contactPhone
        onsiteManager @catch(to: NULL) {
          person {
            displayName
          }
        }
        address {
          line1
          city
          stateCode
          postalCode
        }
      }
    `,
    gig,
  );
  const place = `${address.city}, ${address.stateCode} ${address.postalCode}`;
  return (
    <Card title="Location and contact">
      <FactList
        facts={[
          {
            name: 'Address',
            value: (
              <>
                {address.line1}
                <br />
                {place}
              </>
            ),
          },
          { name: 'Contact', value: contactName },
          {
            name: 'Phone',
            value: contactPhone ? (
              <TextLink href={`tel:${contactPhone}`}>{formatPhone(contactPhone)}</TextLink>
            ) : null,
          },
          { name: 'Onsite manager', value: onsiteManager?.person.displayName },
        ]}
      />
    </Card>
  );
}
