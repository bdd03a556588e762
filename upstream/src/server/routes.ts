import { accountsRoutes } from '../accounts/signUp/signUpRoutes.ts';
import { addOnsRoutes } from '../businesses/addOns/addOnsRoutes.ts';
import { addressesRoutes } from '../businesses/addresses/addressesRoutes.ts';
import { getAdvice } from '../filling/advice/getAdvice.ts';
import { applicationsRoutes } from '../filling/applications/applicationsRoutes.ts';
import { attachmentsRoutes } from '../schedule/attachments/attachmentsRoutes.ts';
import { authRoutes } from '../accounts/signIn/signInRoutes.ts';
import { blocksRoutes } from '../pros/blocks/blocksRoutes.ts';
import { boost } from '../filling/boosts/boost.ts';
import { calendarFeedsRoutes } from '../schedule/calendarFeeds/calendarFeedsRoutes.ts';
import { confirmSandboxSetup } from '../platform/cardNetwork/sandbox/confirmSandboxSetup.ts';
import { listCertifications } from '../pros/certifications/listCertifications.ts';
import { listChanges } from '../platform/live/listChanges.ts';
import { listGigChanges } from '../schedule/changes/listGigChanges.ts';
import { listConflicts } from '../filling/conflicts/listConflicts.ts';
import { listFees } from '../schedule/costs/listFees.ts';
import { directOffersRoutes } from '../filling/offers/offersRoutes.ts';
import { doDueWork } from '../dueWork/doDueWork.ts';
import { eventsRoutes } from '../schedule/events/eventsRoutes.ts';
import { favoritesRoutes } from '../pros/favorites/favoritesRoutes.ts';
import { fillForecast } from '../schedule/forecasts/fillForecast.ts';
import { geoRoutes } from '../platform/geo/geoRoutes.ts';
import { gigsRoutes } from '../gigs/gigsRoutes.ts';
import { gigTemplatesRoutes } from '../schedule/gigTemplates/gigTemplatesRoutes.ts';
import { createUploadLink } from '../platform/images/createUploadLink.ts';
import { interviewsRoutes } from '../hiring/interviews/interviewsRoutes.ts';
import { invitationsRoutes } from '../businesses/invitations/invitationsRoutes.ts';
import { locationsRoutes } from '../businesses/locations/locationsRoutes.ts';
import { managersRoutes } from '../businesses/teams/teamsRoutes.ts';
import { managersOnDutyRoutes } from '../schedule/managersOnDuty/managersOnDutyRoutes.ts';
import { listMarkets } from '../platform/geo/listMarkets.ts';
import { networkRoutes } from '../network/networkRoutes.ts';
import { notesRoutes } from '../accounts/notes/notesRoutes.ts';
import { notificationsRoutes } from '../accounts/notifications/notificationsRoutes.ts';
import { getOperation } from '../filling/operations/getOperation.ts';
import { organizationRemapsRoutes } from '../businesses/organizationRemaps/organizationRemapsRoutes.ts';
import { organizationsRoutes } from '../businesses/organizations/organizationsRoutes.ts';
import { orientationRoutes } from '../hiring/orientation/orientationRoutes.ts';
import { listOutbox } from '../platform/outbox/listOutbox.ts';
import { paymentMethodsRoutes } from '../businesses/paymentMethods/paymentMethodsRoutes.ts';
import { proNotesRoutes } from '../pros/notes/proNotesRoutes.ts';
import { prosRoutes } from '../pros/prosRoutes.ts';
import { recurrenceRoutes } from '../schedule/recurrence/recurrenceRoutes.ts';
import { getReferral } from '../accounts/referrals/getReferral.ts';
import { replaceApplication } from '../filling/replacements/replaceApplication.ts';
import { requirementsRoutes } from '../schedule/requirements/requirementsRoutes.ts';
import { sandboxRoutes } from '../sandbox/sandboxRoutes.ts';
import { savedFiltersRoutes } from '../schedule/savedFilters/savedFiltersRoutes.ts';
import { sessionsRoutes } from '../accounts/sessions/sessionsRoutes.ts';
import { shiftTemplatesRoutes } from '../schedule/shiftTemplates/shiftTemplatesRoutes.ts';
import { listSkills } from '../pros/skills/listSkills.ts';
import { listSuggestedBreaks } from '../schedule/suggestedBreaks/listSuggestedBreaks.ts';
import { termsRoutes } from '../accounts/terms/termsRoutes.ts';
import { usersRoutes } from '../accounts/users/usersRoutes.ts';
import { getHealth, getReadiness } from '../platform/server/health.ts';
import type { RouteFactory } from '../platform/server/route.ts';

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
