import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { formatPhone } from '@brigade/domain/platform/validation/phoneNumber.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { InterviewFacts_invitation$key } from '../../__generated__/InterviewFacts_invitation.graphql.ts';
import { FactList } from '../../platform/screen/FactList.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import { mapHref } from './mapHref.ts';

/** The time, place, pay, and contact of an interview. */
export function InterviewFacts({ invitation }: { invitation: InterviewFacts_invitation$key }) {
  const data = useFragment(
    graphql`
      fragment InterviewFacts_invitation on InterviewInvitation @throwOnFieldError {
        startTime
        endTime
        timeZone
        channelUrl
        instructions
        pay {
          amountCents
          currency
        }
        address {
          line1
          city
          stateCode
          postalCode
        }
        contact {
          fullName
          phoneNumber
        }
      }
    `,
    invitation,
  );
  const { startTime, endTime, channelUrl, instructions, pay, address, contact } = data;
  const zone = data.timeZone ?? null;
  const place = `${address.line1}, ${address.city}, ${address.stateCode} ${address.postalCode}`.trim();

  return (
    <FactList
      facts={[
        {
          name: 'When',
          value: (
            <>
              <DateText instant={startTime} zone={zone} format="day" />
              <br />
              <TimeRange start={startTime} end={endTime} zone={zone} isZoneShown />
            </>
          ),
        },
        {
          name: 'Where',
          value: channelUrl ? (
            <TextLink href={channelUrl} isExternal>
              By video
            </TextLink>
          ) : (
            <TextLink href={mapHref(place)} isExternal>
              {place}
            </TextLink>
          ),
        },
        {
          name: 'Pay',
          value: pay
            ? `${formatMoney(pay.amountCents, pay.currency)} for coming`
            : 'The interview is not paid',
        },
        { name: 'Good to know', value: instructions },
        {
          name: 'Contact',
          value: contact ? (
            <>
              {contact.fullName}
              {contact.phoneNumber ? (
                <>
                  <br />
                  <TextLink href={`tel:${contact.phoneNumber}`}>{formatPhone(contact.phoneNumber)}</TextLink>
                </>
              ) : null}
            </>
          ) : null,
        },
      ]}
    />
  );
}
