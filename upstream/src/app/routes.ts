import { bulkExportsRoutes } from '../integrations/bulkExports/bulkExportsRoutes.ts';
import { webhooksRoutes } from '../integrations/webhooks/webhooksRoutes.ts';
import { confirmSandboxSetup } from '../platform/cardNetwork/sandbox/confirmSandboxSetup.ts';
import { doDueWork } from '../platform/dueWork/doDueWork.ts';
import { geoRoutes } from '../platform/geo/geoRoutes.ts';
import { createUploadLink } from '../platform/images/createUploadLink.ts';
import { listOutbox } from '../platform/outbox/listOutbox.ts';
import { healthRoutes } from '../platform/server/healthRoutes.ts';
import { getValidateOnly } from '../platform/server/validateOnly.ts';
import { apiTokensRoutes } from '../accounts/apiTokens/apiTokensRoutes.ts';
import { notesRoutes } from '../accounts/notes/notesRoutes.ts';
import { featureFlagsRoutes } from '../accounts/featureFlags/featureFlagsRoutes.ts';
import { notificationsRoutes } from '../accounts/notifications/notificationsRoutes.ts';
import { referralsRoutes } from '../accounts/referrals/referralsRoutes.ts';
import { sessionsRoutes } from '../accounts/sessions/sessionsRoutes.ts';
import { signInRoutes } from '../accounts/signIn/signInRoutes.ts';
import { signUpRoutes } from '../accounts/signUp/signUpRoutes.ts';
import { termsRoutes } from '../accounts/terms/termsRoutes.ts';
import { usersRoutes } from '../accounts/users/usersRoutes.ts';
import { addOnsRoutes } from '../businesses/addOns/addOnsRoutes.ts';
import { addressesRoutes } from '../businesses/addresses/addressesRoutes.ts';
import { invitationsRoutes } from '../businesses/invitations/invitationsRoutes.ts';
import { locationsRoutes } from '../businesses/locations/locationsRoutes.ts';
import { organizationRemapsRoutes } from '../businesses/organizationRemaps/organizationRemapsRoutes.ts';
import { organizationsRoutes } from '../businesses/organizations/organizationsRoutes.ts';
import { paymentMethodsRoutes } from '../businesses/paymentMethods/paymentMethodsRoutes.ts';
import { teamsRoutes } from '../businesses/teams/teamsRoutes.ts';
import { blocksRoutes } from '../pros/blocks/blocksRoutes.ts';
import { listCertifications } from '../pros/certifications/listCertifications.ts';
import { favoritesRoutes } from '../pros/favorites/favoritesRoutes.ts';
import { groupsRoutes } from '../pros/groups/groupsRoutes.ts';
import { networkRoutes } from '../pros/network/networkRoutes.ts';
import { notesRoutes as proNotesRoutes } from '../pros/notes/notesRoutes.ts';
import { profilesRoutes } from '../pros/profiles/profilesRoutes.ts';
import { searchRoutes } from '../pros/search/searchRoutes.ts';
import { listSkills } from '../pros/skills/listSkills.ts';
import { attachmentsRoutes } from '../schedule/attachments/attachmentsRoutes.ts';
import { gigCalendar } from '../schedule/calendar/gigCalendar.ts';
import { calendarFeedsRoutes } from '../schedule/calendarFeeds/calendarFeedsRoutes.ts';
import { cancellingRoutes } from '../schedule/cancelling/cancellingRoutes.ts';
import { listGigChanges } from '../schedule/changes/listGigChanges.ts';
import { copyGigs } from '../schedule/copying/copyGigs.ts';
import { listFees } from '../schedule/costs/listFees.ts';
import { editingRoutes } from '../schedule/editing/editingRoutes.ts';
import { eventsRoutes } from '../schedule/events/eventsRoutes.ts';
import { fillForecast } from '../schedule/forecasts/fillForecast.ts';
import { gigsRoutes } from '../schedule/gigs/gigsRoutes.ts';
import { gigTemplatesRoutes } from '../schedule/gigTemplates/gigTemplatesRoutes.ts';
import { importGigs } from '../schedule/imports/importGigs.ts';
import { managersOnDutyRoutes } from '../schedule/managersOnDuty/managersOnDutyRoutes.ts';
import { createGigs } from '../schedule/posting/createGigs.ts';
import { recurrenceRoutes } from '../schedule/recurrence/recurrenceRoutes.ts';
import { requirementsRoutes } from '../schedule/requirements/requirementsRoutes.ts';
import { savedFiltersRoutes } from '../schedule/savedFilters/savedFiltersRoutes.ts';
import { shiftTemplatesRoutes } from '../schedule/shiftTemplates/shiftTemplatesRoutes.ts';
import { listSuggestedBreaks } from '../schedule/suggestedBreaks/listSuggestedBreaks.ts';
import { getAdvice } from '../filling/advice/getAdvice.ts';
import { applicationsRoutes } from '../filling/applications/applicationsRoutes.ts';
import { boost } from '../filling/boosts/boost.ts';
import { listConflicts } from '../filling/conflicts/listConflicts.ts';
import { offersRoutes } from '../filling/offers/offersRoutes.ts';
import { getOperation } from '../filling/operations/getOperation.ts';
import { replacementsRoutes } from '../filling/replacements/replacementsRoutes.ts';
import { checkInRoutes } from '../day/checkIn/checkInRoutes.ts';
import { getDaySchedule } from '../day/daySchedule/getDaySchedule.ts';
import { geoLogsRoutes } from '../day/geoLogs/geoLogsRoutes.ts';
import { reviewsRoutes } from '../day/reviews/reviewsRoutes.ts';
import { rosterRoutes } from '../day/roster/rosterRoutes.ts';
import { listCaptainGigs } from '../day/teamCaptain/listCaptainGigs.ts';
import { timesheetsRoutes } from '../day/timesheets/timesheetsRoutes.ts';
import { adHocPaymentsRoutes } from '../pay/adHocPayments/adHocPaymentsRoutes.ts';
import { disputesRoutes } from '../pay/disputes/disputesRoutes.ts';
import { duePayRoutes } from '../pay/duePay/duePayRoutes.ts';
import { hoursRoutes } from '../pay/hours/hoursRoutes.ts';
import { invoicesRoutes } from '../pay/invoices/invoicesRoutes.ts';
import { refundsRoutes } from '../pay/refunds/refundsRoutes.ts';
import { paymentsRoutes } from '../pay/payments/paymentsRoutes.ts';
import { interviewsRoutes } from '../hiring/interviews/interviewsRoutes.ts';
import { orientationRoutes } from '../hiring/orientation/orientationRoutes.ts';
import { dashboardsRoutes } from '../insight/dashboards/dashboardsRoutes.ts';
import { homeRoutes } from '../insight/home/homeRoutes.ts';
import { search } from '../insight/search/search.ts';
import { sandboxRoutes } from '../sandbox/sandboxRoutes.ts';
import { listChanges } from './listChanges.ts';
import type { RouteFactory } from '../platform/server/route.ts';

/**
 * Every route of the API, by area in the order of the documentation. A slice with several routes lists them in its
 * `<slice>Routes.ts`; a slice with a single one exports just that.
 */
export const routes: readonly RouteFactory[] = [
  // platform
  healthRoutes,
  getValidateOnly,
  geoRoutes,
  createUploadLink,
  listChanges,
  listOutbox,
  confirmSandboxSetup,
  doDueWork,
  // accounts
  signInRoutes,
  referralsRoutes,
  signUpRoutes,
  usersRoutes,
  sessionsRoutes,
  apiTokensRoutes,
  notificationsRoutes,
  featureFlagsRoutes,
  notesRoutes,
  termsRoutes,
  // businesses
  locationsRoutes,
  organizationsRoutes,
  teamsRoutes,
  invitationsRoutes,
  addressesRoutes,
  addOnsRoutes,
  organizationRemapsRoutes,
  paymentMethodsRoutes,
  // pros
  listSkills,
  profilesRoutes,
  searchRoutes,
  proNotesRoutes,
  listCertifications,
  favoritesRoutes,
  blocksRoutes,
  groupsRoutes,
  networkRoutes,
  // schedule
  requirementsRoutes,
  gigTemplatesRoutes,
  shiftTemplatesRoutes,
  listSuggestedBreaks,
  managersOnDutyRoutes,
  attachmentsRoutes,
  gigsRoutes,
  createGigs,
  importGigs,
  copyGigs,
  gigCalendar,
  editingRoutes,
  cancellingRoutes,
  recurrenceRoutes,
  listGigChanges,
  eventsRoutes,
  calendarFeedsRoutes,
  savedFiltersRoutes,
  listFees,
  fillForecast,
  // filling
  applicationsRoutes,
  listConflicts,
  offersRoutes,
  getOperation,
  replacementsRoutes,
  boost,
  getAdvice,
  // day
  getDaySchedule,
  checkInRoutes,
  geoLogsRoutes,
  reviewsRoutes,
  rosterRoutes,
  listCaptainGigs,
  timesheetsRoutes,
  // pay
  adHocPaymentsRoutes,
  hoursRoutes,
  duePayRoutes,
  paymentsRoutes,
  refundsRoutes,
  invoicesRoutes,
  disputesRoutes,
  // hiring
  interviewsRoutes,
  orientationRoutes,
  // insight
  homeRoutes,
  dashboardsRoutes,
  search,
  // integrations
  bulkExportsRoutes,
  webhooksRoutes,
  // sandbox
  sandboxRoutes,
].flat();
