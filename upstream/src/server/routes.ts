import { accountsRoutes } from '../accounts/accountsRoutes.ts';
import { addOnsRoutes } from '../addOns/addOnsRoutes.ts';
import { addressesRoutes } from '../addresses/addressesRoutes.ts';
import { getAdvice } from '../advice/getAdvice.ts';
import { applicationsRoutes } from '../applications/applicationsRoutes.ts';
import { attachmentsRoutes } from '../attachments/attachmentsRoutes.ts';
import { authRoutes } from '../auth/authRoutes.ts';
import { blocksRoutes } from '../blocks/blocksRoutes.ts';
import { boost } from '../boosts/boost.ts';
import { calendarFeedsRoutes } from '../calendarFeeds/calendarFeedsRoutes.ts';
import { confirmSandboxSetup } from '../cardNetwork/sandbox/confirmSandboxSetup.ts';
import { listCertifications } from '../certifications/listCertifications.ts';
import { listChanges } from '../changeFeed/listChanges.ts';
import { listGigChanges } from '../changes/listGigChanges.ts';
import { listConflicts } from '../conflicts/listConflicts.ts';
import { listFees } from '../costs/listFees.ts';
import { directOffersRoutes } from '../directOffers/directOffersRoutes.ts';
import { doDueWork } from '../dueWork/doDueWork.ts';
import { eventsRoutes } from '../events/eventsRoutes.ts';
import { favoritesRoutes } from '../favorites/favoritesRoutes.ts';
import { fillForecast } from '../forecasts/fillForecast.ts';
import { geoRoutes } from '../geo/geoRoutes.ts';
import { gigsRoutes } from '../gigs/gigsRoutes.ts';
import { gigTemplatesRoutes } from '../gigTemplates/gigTemplatesRoutes.ts';
import { createUploadLink } from '../images/createUploadLink.ts';
import { interviewsRoutes } from '../interviews/interviewsRoutes.ts';
import { invitationsRoutes } from '../invitations/invitationsRoutes.ts';
import { locationsRoutes } from '../locations/locationsRoutes.ts';
import { managersRoutes } from '../managers/managersRoutes.ts';
import { managersOnDutyRoutes } from '../managersOnDuty/managersOnDutyRoutes.ts';
import { listMarkets } from '../markets/listMarkets.ts';
import { networkRoutes } from '../network/networkRoutes.ts';
import { notesRoutes } from '../notes/notesRoutes.ts';
import { notificationsRoutes } from '../notifications/notificationsRoutes.ts';
import { getOperation } from '../operations/getOperation.ts';
import { organizationRemapsRoutes } from '../organizationRemaps/organizationRemapsRoutes.ts';
import { organizationsRoutes } from '../organizations/organizationsRoutes.ts';
import { orientationRoutes } from '../orientation/orientationRoutes.ts';
import { listOutbox } from '../outbox/listOutbox.ts';
import { paymentMethodsRoutes } from '../paymentMethods/paymentMethodsRoutes.ts';
import { proNotesRoutes } from '../proNotes/proNotesRoutes.ts';
import { prosRoutes } from '../pros/prosRoutes.ts';
import { recurrenceRoutes } from '../recurrence/recurrenceRoutes.ts';
import { getReferral } from '../referrals/getReferral.ts';
import { replaceApplication } from '../replacements/replaceApplication.ts';
import { requirementsRoutes } from '../requirements/requirementsRoutes.ts';
import { sandboxRoutes } from '../sandbox/sandboxRoutes.ts';
import { savedFiltersRoutes } from '../savedFilters/savedFiltersRoutes.ts';
import { sessionsRoutes } from '../sessions/sessionsRoutes.ts';
import { shiftTemplatesRoutes } from '../shiftTemplates/shiftTemplatesRoutes.ts';
import { listSkills } from '../skills/listSkills.ts';
import { listSuggestedBreaks } from '../suggestedBreaks/listSuggestedBreaks.ts';
import { termsRoutes } from '../terms/termsRoutes.ts';
import { usersRoutes } from '../users/usersRoutes.ts';
import { getHealth, getReadiness } from './health.ts';
import type { RouteFactory } from './route.ts';

/** Every route of the API, slice by slice in the order of the documentation. */
export const routes: readonly RouteFactory[] = [
  getHealth,
  getReadiness,
  authRoutes,
  getReferral,
  accountsRoutes,
  listOutbox,
  usersRoutes,
  sessionsRoutes,
  notificationsRoutes,
  notesRoutes,
  locationsRoutes,
  termsRoutes,
  listMarkets,
  geoRoutes,
  organizationsRoutes,
  managersRoutes,
  invitationsRoutes,
  addressesRoutes,
  addOnsRoutes,
  organizationRemapsRoutes,
  listSkills,
  prosRoutes,
  requirementsRoutes,
  gigTemplatesRoutes,
  shiftTemplatesRoutes,
  listSuggestedBreaks,
  managersOnDutyRoutes,
  attachmentsRoutes,
  gigsRoutes,
  recurrenceRoutes,
  listGigChanges,
  boost,
  getAdvice,
  eventsRoutes,
  listChanges,
  applicationsRoutes,
  listConflicts,
  directOffersRoutes,
  getOperation,
  replaceApplication,
  proNotesRoutes,
  listCertifications,
  favoritesRoutes,
  blocksRoutes,
  networkRoutes,
  calendarFeedsRoutes,
  savedFiltersRoutes,
  createUploadLink,
  interviewsRoutes,
  orientationRoutes,
  paymentMethodsRoutes,
  confirmSandboxSetup,
  doDueWork,
  sandboxRoutes,
  listFees,
  fillForecast,
].flat();
