import { cancelBlockedApplications } from '../filling/applications/cancelBlockedApplications.ts';
import { refreshMatches } from '../filling/matching/refreshMatches.ts';
import { remindAfterMove } from '../pay/disputes/remindAfterMove.ts';
import { costsOfWork } from '../pay/duePay/costsOfWork.ts';
import { billBeforeMove } from '../pay/invoices/billBeforeMove.ts';
import { askNetworkNow } from '../pay/payments/askNetworkNow.ts';
import { urgentLocations } from '../insight/home/urgentLocations.ts';
import { takeBack } from '../pay/returnedParts/takeBack.ts';
import type { Reactions } from '../platform/server/reactions.ts';

/** How areas respond to changes in the areas below them. */
export const reactions: Reactions = {
  proBlocked: cancelBlockedApplications,
  gigConditionsChanged: refreshMatches,
  costsOfWork,
  networkAnswered: askNetworkNow,
  claimDecided: takeBack,
  locationMoved: async (...moved) => {
    await billBeforeMove(...moved);
    await remindAfterMove(...moved);
  },
  urgentLocations,
};
