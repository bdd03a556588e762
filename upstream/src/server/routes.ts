import { copyGigs } from '../gigs/copying/copyGigs.ts';
import { importGigs } from '../gigs/importing/importGigs.ts';
import { createCalendarFeed } from '../calendarFeeds/createCalendarFeed.ts';
import { deleteCalendarFeed } from '../calendarFeeds/deleteCalendarFeed.ts';
import { getCalendarFeed } from '../calendarFeeds/getCalendarFeed.ts';
import { listCalendarFeeds } from '../calendarFeeds/listCalendarFeeds.ts';
import { getManagerProfile } from '../accounts/getManagerProfile.ts';
import { linkAccount } from '../accounts/linkAccount.ts';
import { listLinkableAccounts } from '../accounts/listLinkableAccounts.ts';
import { listManagerSkills } from '../accounts/listManagerSkills.ts';
import { sendLinkCode } from '../accounts/sendLinkCode.ts';
import { signUp } from '../accounts/signUp.ts';
import { createAddOn } from '../addOns/createAddOn.ts';
import { listAddOns } from '../addOns/listAddOns.ts';
import { updateAddOn } from '../addOns/updateAddOn.ts';
import { createAddress } from '../addresses/createAddress.ts';
import { deleteAddress } from '../addresses/deleteAddress.ts';
import { getAddress } from '../addresses/getAddress.ts';
import { listAddresses } from '../addresses/listAddresses.ts';
import { updateAddress } from '../addresses/updateAddress.ts';
import { adminGetApplication } from '../applications/adminGetApplication.ts';
import { adminListApplications } from '../applications/adminListApplications.ts';
import { listConflicts } from '../conflicts/listConflicts.ts';
import { createOffers } from '../directOffers/createOffers.ts';
import { getOffer } from '../directOffers/getOffer.ts';
import { listOffers } from '../directOffers/listOffers.ts';
import { withdrawOffer } from '../directOffers/withdrawOffer.ts';
import { getOperation } from '../operations/getOperation.ts';
import { replaceApplication } from '../replacements/replaceApplication.ts';
import { bulkApplications } from '../applications/bulkApplications.ts';
import { confirmApplication } from '../applications/confirmApplication.ts';
import { dismissApplication } from '../applications/dismissApplication.ts';
import { getApplication } from '../applications/getApplication.ts';
import { listApplications } from '../applications/listApplications.ts';
import { listApplicationsByGig } from '../applications/listApplicationsByGig.ts';
import { listGigApplications } from '../applications/listGigApplications.ts';
import { patchApplication } from '../applications/patchApplication.ts';
import { recordCallOut } from '../applications/recordCallOut.ts';
import { recordNoShow } from '../applications/recordNoShow.ts';
import { reinstateApplication } from '../applications/reinstateApplication.ts';
import { selectApplication } from '../applications/selectApplication.ts';
import { sendProHome } from '../applications/sendProHome.ts';
import { unselectApplication } from '../applications/unselectApplication.ts';
import { createSsoAssertion } from '../auth/createSsoAssertion.ts';
import { logOut } from '../auth/logOut.ts';
import { requestEmailCode } from '../auth/requestEmailCode.ts';
import { requestPhoneCode } from '../auth/requestPhoneCode.ts';
import { verifyEmailCode } from '../auth/verifyEmailCode.ts';
import { verifyMagicLink } from '../auth/verifyMagicLink.ts';
import { verifyPhoneCode } from '../auth/verifyPhoneCode.ts';
import { verifySso } from '../auth/verifySso.ts';
import { createBlock } from '../blocks/createBlock.ts';
import { deleteBlock } from '../blocks/deleteBlock.ts';
import { listBlocks } from '../blocks/listBlocks.ts';
import { confirmSandboxSetup } from '../cardNetwork/sandbox/confirmSandboxSetup.ts';
import { listChanges } from '../changeFeed/listChanges.ts';
import { getAdvice } from '../advice/getAdvice.ts';
import { boost } from '../boosts/boost.ts';
import { listGigChanges } from '../changes/listGigChanges.ts';
import { addGigsToEvent } from '../events/addGigsToEvent.ts';
import { addShiftsToEvent } from '../events/addShiftsToEvent.ts';
import { createEvent } from '../events/createEvent.ts';
import { deleteEvent } from '../events/deleteEvent.ts';
import { getEvent } from '../events/getEvent.ts';
import { getShift } from '../events/getShift.ts';
import { listEvents } from '../events/listEvents.ts';
import { listEventShifts } from '../events/listEventShifts.ts';
import { listOrganizationShifts } from '../events/listOrganizationShifts.ts';
import { removeGigsFromEvent } from '../events/removeGigsFromEvent.ts';
import { updateEvent } from '../events/updateEvent.ts';
import { updateShift } from '../events/updateShift.ts';
import { createFavorite } from '../favorites/createFavorite.ts';
import { listFees } from '../costs/listFees.ts';
import { doDueWork } from '../dueWork/doDueWork.ts';
import { deleteFavorite } from '../favorites/deleteFavorite.ts';
import { listFavorites } from '../favorites/listFavorites.ts';
import { unfavoriteAll } from '../favorites/unfavoriteAll.ts';
import { fillForecast } from '../forecasts/fillForecast.ts';
import { getGeocoding } from '../geo/getGeocoding.ts';
import { getTimeZone } from '../geo/getTimeZone.ts';
import { gigCalendar } from '../gigs/calendar/gigCalendar.ts';
import { cancelGigs } from '../gigs/cancelling/cancelGigs.ts';
import { deleteGig } from '../gigs/cancelling/deleteGig.ts';
import { bulkGigs } from '../gigs/changing/bulkGigs.ts';
import { closeApplications } from '../gigs/changing/closeApplications.ts';
import { reopenApplications } from '../gigs/changing/reopenApplications.ts';
import { updateGig } from '../gigs/changing/updateGig.ts';
import { getGig } from '../gigs/getGig.ts';
import { listGigs } from '../gigs/listGigs.ts';
import { createGigs } from '../gigs/posting/createGigs.ts';
import { createUploadLink } from '../images/createUploadLink.ts';
import { acceptInvitation } from '../invitations/acceptInvitation.ts';
import { acceptOrganizationInvitation } from '../invitations/acceptOrganizationInvitation.ts';
import { createInvitation } from '../invitations/createInvitation.ts';
import { createOrganizationInvitation } from '../invitations/createOrganizationInvitation.ts';
import { deleteInvitation } from '../invitations/deleteInvitation.ts';
import { deleteOrganizationInvitation } from '../invitations/deleteOrganizationInvitation.ts';
import { listInvitations } from '../invitations/listInvitations.ts';
import { listOrganizationInvitations } from '../invitations/listOrganizationInvitations.ts';
import { previewInvitation } from '../invitations/previewInvitation.ts';
import { previewOrganizationInvitation } from '../invitations/previewOrganizationInvitation.ts';
import { requestInvitationRenewal } from '../invitations/requestInvitationRenewal.ts';
import { requestOrganizationInvitationRenewal } from '../invitations/requestOrganizationInvitationRenewal.ts';
import { resendInvitation } from '../invitations/resendInvitation.ts';
import { resendOrganizationInvitation } from '../invitations/resendOrganizationInvitation.ts';
import { createLocation } from '../locations/createLocation.ts';
import { decideInSandbox } from '../locations/decideInSandbox.ts';
import { acceptInterview } from '../interviews/acceptInterview.ts';
import { declineInterview } from '../interviews/declineInterview.ts';
import { getInterview } from '../interviews/getInterview.ts';
import { getLocation } from '../locations/getLocation.ts';
import { getLocationStats } from '../locations/getLocationStats.ts';
import { listApprovedLocations } from '../locations/listApprovedLocations.ts';
import { listLocations } from '../locations/listLocations.ts';
import { updateLocation } from '../locations/updateLocation.ts';
import { deleteLocationManager } from '../managers/deleteLocationManager.ts';
import { deleteOrganizationManager } from '../managers/deleteOrganizationManager.ts';
import { getLocationManager } from '../managers/getLocationManager.ts';
import { getOrganizationManager } from '../managers/getOrganizationManager.ts';
import { listLocationManagers } from '../managers/listLocationManagers.ts';
import { listOrganizationLocationManagers } from '../managers/listOrganizationLocationManagers.ts';
import { listOrganizationManagers } from '../managers/listOrganizationManagers.ts';
import { patchLocationManager } from '../managers/patchLocationManager.ts';
import { listMarkets } from '../markets/listMarkets.ts';
import { createNote } from '../notes/createNote.ts';
import { addGroupMembers } from '../network/groups/addGroupMembers.ts';
import { createGroup } from '../network/groups/createGroup.ts';
import { deleteGroup } from '../network/groups/deleteGroup.ts';
import { getGroup } from '../network/groups/getGroup.ts';
import { listGroupMembers } from '../network/groups/listGroupMembers.ts';
import { listGroups } from '../network/groups/listGroups.ts';
import { removeGroupMembers } from '../network/groups/removeGroupMembers.ts';
import { updateGroup } from '../network/groups/updateGroup.ts';
import { createNetworkInvite } from '../network/invites/createInvite.ts';
import { deleteNetworkInvite } from '../network/invites/deleteInvite.ts';
import { importNetworkInvites } from '../network/invites/importInvites.ts';
import { joinNetwork } from '../network/invites/joinNetwork.ts';
import { listNetworkInvites } from '../network/invites/listInvites.ts';
import { previewNetworkInvite } from '../network/invites/previewInvite.ts';
import { resendNetworkInvite } from '../network/invites/resendInvite.ts';
import { createMembers } from '../network/members/createMembers.ts';
import { deleteMember } from '../network/members/deleteMember.ts';
import { listMembers } from '../network/members/listMembers.ts';
import { listNotes } from '../notes/listNotes.ts';
import { getNotificationSettings } from '../notifications/getNotificationSettings.ts';
import { patchNotificationSettings } from '../notifications/patchNotificationSettings.ts';
import { listRemapTargets } from '../organizationRemaps/listRemapTargets.ts';
import { previewRemap } from '../organizationRemaps/previewRemap.ts';
import { remapLocation } from '../organizationRemaps/remapLocation.ts';
import { getOrganization } from '../organizations/getOrganization.ts';
import { listOrganizations } from '../organizations/listOrganizations.ts';
import { patchOrganization } from '../organizations/patchOrganization.ts';
import { getOrientation } from '../orientation/getOrientation.ts';
import { readOrientationItem } from '../orientation/readOrientationItem.ts';
import { getClock } from '../sandbox/getClock.ts';
import { getScript } from '../sandbox/getScript.ts';
import { listActs } from '../sandbox/listActs.ts';
import { patchScript } from '../sandbox/patchScript.ts';
import { postClock } from '../sandbox/postClock.ts';
import { listOutbox } from '../outbox/listOutbox.ts';
import { getOrganizationPaymentMethod } from '../paymentMethods/getOrganizationPaymentMethod.ts';
import { getOrganizationSetupIntent } from '../paymentMethods/getOrganizationSetupIntent.ts';
import { getPaymentMethod } from '../paymentMethods/getPaymentMethod.ts';
import { getSetupIntent } from '../paymentMethods/getSetupIntent.ts';
import { openOrganizationPortal } from '../paymentMethods/openOrganizationPortal.ts';
import { openPortal } from '../paymentMethods/openPortal.ts';
import { putOrganizationPaymentMethod } from '../paymentMethods/putOrganizationPaymentMethod.ts';
import { putPaymentMethod } from '../paymentMethods/putPaymentMethod.ts';
import { verifySandboxBankAccount } from '../paymentMethods/verifySandboxBankAccount.ts';
import { getProfile } from '../pros/getProfile.ts';
import { listPros } from '../pros/listPros.ts';
import { searchPros } from '../pros/searchPros.ts';
import { getReferral } from '../referrals/getReferral.ts';
import { createSavedFilter } from '../savedFilters/createSavedFilter.ts';
import { deleteSavedFilter } from '../savedFilters/deleteSavedFilter.ts';
import { listSavedFilters } from '../savedFilters/listSavedFilters.ts';
import { getSession } from '../sessions/getSession.ts';
import { listSessions } from '../sessions/listSessions.ts';
import { revokeSession } from '../sessions/revokeSession.ts';
import { getRecurringPattern } from '../recurrence/getRecurringPattern.ts';
import { listRecurringGigs } from '../recurrence/listRecurringGigs.ts';
import { previewDates } from '../recurrence/previewDates.ts';
import { createAttachment } from '../attachments/createAttachment.ts';
import { deleteAttachment } from '../attachments/deleteAttachment.ts';
import { getAttachment } from '../attachments/getAttachment.ts';
import { createGigTemplate } from '../gigTemplates/createGigTemplate.ts';
import { deleteGigTemplate } from '../gigTemplates/deleteGigTemplate.ts';
import { getGigTemplate } from '../gigTemplates/getGigTemplate.ts';
import { listGigTemplates } from '../gigTemplates/listGigTemplates.ts';
import { updateGigTemplate } from '../gigTemplates/updateGigTemplate.ts';
import { createManagerOnDuty } from '../managersOnDuty/createManagerOnDuty.ts';
import { deleteManagerOnDuty } from '../managersOnDuty/deleteManagerOnDuty.ts';
import { listManagersOnDuty } from '../managersOnDuty/listManagersOnDuty.ts';
import { updateManagerOnDuty } from '../managersOnDuty/updateManagerOnDuty.ts';
import { listContractorTypes } from '../pros/listContractorTypes.ts';
import { createProNote } from '../proNotes/createProNote.ts';
import { deleteProNote } from '../proNotes/deleteProNote.ts';
import { listProNotes } from '../proNotes/listProNotes.ts';
import { listCertifications } from '../certifications/listCertifications.ts';
import { createRequirement } from '../requirements/createRequirement.ts';
import { getRequirement } from '../requirements/getRequirement.ts';
import { listRequirements } from '../requirements/listRequirements.ts';
import { createShiftTemplate } from '../shiftTemplates/createShiftTemplate.ts';
import { deleteShiftTemplate } from '../shiftTemplates/deleteShiftTemplate.ts';
import { listShiftTemplates } from '../shiftTemplates/listShiftTemplates.ts';
import { replaceShiftTemplate } from '../shiftTemplates/replaceShiftTemplate.ts';
import { listSkills } from '../skills/listSkills.ts';
import { listSuggestedBreaks } from '../suggestedBreaks/listSuggestedBreaks.ts';
import { acceptTerms } from '../terms/acceptTerms.ts';
import { getTermsAcceptance } from '../terms/getTermsAcceptance.ts';
import { getMe } from '../users/getMe.ts';
import { linkEmail } from '../users/linkEmail.ts';
import { linkPhone } from '../users/linkPhone.ts';
import { listActiveLocations } from '../users/listActiveLocations.ts';
import { patchMe, putMe } from '../users/updateMe.ts';
import { getHealth, getReadiness } from './health.ts';
import type { RouteFactory } from './route.ts';

/** Every route of the API, in the order of the documentation. */
export const routes: readonly RouteFactory[] = [
  getHealth,
  getReadiness,
  requestEmailCode,
  verifyEmailCode,
  requestPhoneCode,
  verifyPhoneCode,
  verifyMagicLink,
  verifySso,
  getReferral,
  signUp,
  logOut,
  listOutbox,
  createSsoAssertion,
  linkEmail,
  linkPhone,
  getMe,
  patchMe,
  putMe,
  listSessions,
  getSession,
  revokeSession,
  getNotificationSettings,
  patchNotificationSettings,
  listNotes,
  createNote,
  listActiveLocations,
  listApprovedLocations,
  getTermsAcceptance,
  acceptTerms,
  getManagerProfile,
  listLinkableAccounts,
  sendLinkCode,
  linkAccount,
  listMarkets,
  listManagerSkills,
  listLocations,
  createLocation,
  getLocation,
  updateLocation,
  getLocationStats,
  decideInSandbox,
  getGeocoding,
  getTimeZone,
  listOrganizations,
  getOrganization,
  patchOrganization,
  listOrganizationManagers,
  listOrganizationLocationManagers,
  getOrganizationManager,
  deleteOrganizationManager,
  listLocationManagers,
  getLocationManager,
  patchLocationManager,
  deleteLocationManager,
  listInvitations,
  createInvitation,
  deleteInvitation,
  resendInvitation,
  previewInvitation,
  acceptInvitation,
  requestInvitationRenewal,
  listOrganizationInvitations,
  createOrganizationInvitation,
  deleteOrganizationInvitation,
  resendOrganizationInvitation,
  previewOrganizationInvitation,
  acceptOrganizationInvitation,
  requestOrganizationInvitationRenewal,
  listAddresses,
  createAddress,
  getAddress,
  updateAddress,
  deleteAddress,
  listAddOns,
  createAddOn,
  updateAddOn,
  previewRemap,
  listRemapTargets,
  remapLocation,
  listSkills,
  listContractorTypes,
  listRequirements,
  createRequirement,
  getRequirement,
  listGigTemplates,
  createGigTemplate,
  getGigTemplate,
  updateGigTemplate,
  deleteGigTemplate,
  listShiftTemplates,
  createShiftTemplate,
  replaceShiftTemplate,
  deleteShiftTemplate,
  listSuggestedBreaks,
  listManagersOnDuty,
  createManagerOnDuty,
  updateManagerOnDuty,
  deleteManagerOnDuty,
  createAttachment,
  getAttachment,
  deleteAttachment,
  listGigs,
  importGigs,
  copyGigs,
  gigCalendar,
  createGigs,
  previewDates,
  listRecurringGigs,
  getRecurringPattern,
  getGig,
  updateGig,
  deleteGig,
  cancelGigs,
  closeApplications,
  reopenApplications,
  bulkGigs,
  listGigChanges,
  boost,
  getAdvice,
  listEvents,
  createEvent,
  getEvent,
  updateEvent,
  deleteEvent,
  listEventShifts,
  addShiftsToEvent,
  addGigsToEvent,
  removeGigsFromEvent,
  listOrganizationShifts,
  getShift,
  updateShift,
  listChanges,
  listGigApplications,
  listApplications,
  listApplicationsByGig,
  listConflicts,
  getApplication,
  patchApplication,
  selectApplication,
  unselectApplication,
  confirmApplication,
  dismissApplication,
  reinstateApplication,
  recordNoShow,
  recordCallOut,
  sendProHome,
  bulkApplications,
  createOffers,
  getOffer,
  listOffers,
  withdrawOffer,
  getOperation,
  replaceApplication,
  adminListApplications,
  adminGetApplication,
  listPros,
  searchPros,
  getProfile,
  listProNotes,
  createProNote,
  deleteProNote,
  listCertifications,
  listFavorites,
  createFavorite,
  deleteFavorite,
  unfavoriteAll,
  listBlocks,
  createBlock,
  deleteBlock,
  listGroups,
  createGroup,
  getGroup,
  updateGroup,
  deleteGroup,
  listGroupMembers,
  addGroupMembers,
  removeGroupMembers,
  listMembers,
  createMembers,
  deleteMember,
  listNetworkInvites,
  createNetworkInvite,
  importNetworkInvites,
  deleteNetworkInvite,
  resendNetworkInvite,
  previewNetworkInvite,
  joinNetwork,
  listCalendarFeeds,
  createCalendarFeed,
  getCalendarFeed,
  deleteCalendarFeed,
  listSavedFilters,
  createSavedFilter,
  deleteSavedFilter,
  createUploadLink,
  getInterview,
  acceptInterview,
  declineInterview,
  getOrientation,
  readOrientationItem,
  getSetupIntent,
  getPaymentMethod,
  putPaymentMethod,
  openPortal,
  getOrganizationSetupIntent,
  getOrganizationPaymentMethod,
  putOrganizationPaymentMethod,
  openOrganizationPortal,
  confirmSandboxSetup,
  verifySandboxBankAccount,
  doDueWork,
  getClock,
  postClock,
  getScript,
  patchScript,
  listActs,
  listFees,
  fillForecast,
];
