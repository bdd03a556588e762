import type { applicantStages } from '@brigade/domain/filling/applications/applicantStage.ts';
import type { applicationStatuses } from '@brigade/domain/filling/applications/applicationStatus.ts';
import type { cancellationReasons } from '@brigade/domain/schedule/cancelling/cancellationReason.ts';
import type { selectionSources } from '@brigade/domain/filling/applications/selectionSource.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const ApplicationStatus = builder.enumType('ApplicationStatus', {
  description: 'The status that an application is shown with: the first of the ten rules that applies.',
  values: {
    CANCELLED: { description: 'The application or its gig is cancelled.' },
    BUSINESS_PAYMENT_FAILED: { description: 'The charge to the business failed.' },
    BUSINESS_PAYMENT_PROCESSING: { description: 'The charge to the business is on its way.' },
    PAID: { description: 'The business was charged.' },
    PRO_PAID: { description: 'The pro has the money; the business is not charged yet.' },
    PRO_PAYMENT_FAILED: { description: 'The payout to the pro failed.' },
    PRO_PAYMENT_PROCESSING: { description: 'The payout to the pro is on its way.' },
    UNPAID: { description: 'Confirmed, and the working hours are over.' },
    CONFIRMED: { description: 'The pro is confirmed for the gig.' },
    SELECTED: { description: 'The pro was selected and has not accepted yet.' },
    CREATED: { description: 'The pro has applied.' },
  } satisfies Described<typeof applicationStatuses>,
});

export const ApplicantStage = builder.enumType('ApplicantStage', {
  description: 'The stages of selecting applicants. Every application is in exactly one.',
  values: {
    OPEN: { description: 'The application awaits a decision.' },
    SELECTED: { description: 'The pro was selected and has not accepted yet.' },
    CONFIRMED: { description: 'The pro is confirmed, before and after the work.' },
    CANCELLED: { description: 'The application or its gig was cancelled.' },
  } satisfies Described<typeof applicantStages>,
});

export const CancellationReason = builder.enumType('CancellationReason', {
  description: 'Why an application was cancelled.',
  values: {
    CANCELLED_BY_PLATFORM_ADMIN: { description: 'A platform admin cancelled it.' },
    CANCELLED_BY_LOCATION_MANAGER: { description: 'A manager of the location cancelled it.' },
    CANCELLED_BY_PRO: { description: 'The pro withdrew the application.' },
    PRO_SUSPENDED: { description: 'The pro was suspended.' },
    BUSINESS_CALLED_OUT: { description: 'The business called off confirmed work.' },
    CALLED_OUT: { description: 'The pro called off confirmed work.' },
    FEWER_PROS_NEEDED: { description: 'Fewer pros were needed than planned.' },
    NO_SHOW: { description: 'The pro did not come.' },
    OVERRIDE_AUTOSELECT: { description: 'The location undid an automatic selection.' },
    STAFFER_DISMISSAL: { description: 'The location decided against the pro.' },
    PRO_BLOCKED: { description: 'The pro was blocked at the location.' },
    OTHER: { description: 'Something else; the explanation says what.' },
  } satisfies Described<typeof cancellationReasons>,
});

export const SelectionSource = builder.enumType('SelectionSource', {
  description: 'Who or what selected an applicant.',
  values: {
    STAFFER: { description: "A member of the location's team." },
    ADMIN: { description: 'A platform admin selected the pro.' },
    AUTO_MATCH: { description: 'Auto-select chose and confirmed the pro.' },
    AUTO_DIRECT_OFFER: { description: 'The pro accepted a direct offer.' },
  } satisfies Described<typeof selectionSources>,
});
