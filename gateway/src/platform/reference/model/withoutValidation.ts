/** The mutations that cannot be validated only, by the reason, which completes "Cannot be validated: ". */
const byReason: Readonly<Record<string, string>> = {
  'it is about an account, a session or a token, and changes nothing of a business.': `
    acceptTerms changeAddress createApiToken createReferralCode endSession linkAccount requestSignInCode revokeApiToken
    rotateApiToken sendAccountLinkCode signIn signInWithMagicLink signInWithSso signOut signUp
    updateNotificationSettings updateProfile`,
  'it takes a code or a link, which nothing may try without an effect.': `
    acceptInterview acceptInvitation acceptNetworkInvite checkIn declineInterview markOrientationItemRead
    requestNewInvitation`,
  'it acts outside of the database, which cannot be rolled back.': `
    createImageUpload openCustomerPortal savePaymentMethod startPaymentSetup`,
  'it exists only in the sandbox.': `
    approveLocationInSandbox confirmSandboxSetup moveSandboxClock setSandboxScript verifySandboxBankAccount`,
  'it posts, offers and pays nothing; it changes a setting, a team or an invitation, and can be changed back.': `
    addLocation addLocationAddress approveLocation changeManagerRole deleteLocationAddress denyLocation
    inviteToLocation inviteToOrganization moveLocation removeLocationManager removeOrganizationManager renewCheckIn
    resendInvitation resendNetworkInvite resubmitLocation rollOutFeature switchToLocationBilling
    switchToOrganizationBilling updateLocation updateLocationAddress updateOrganization withdrawInvitation
    withdrawNetworkInvite`,
  'it posts, offers and pays nothing; it changes what is kept for later, such as a list, a note or a template.': `
    addProNote addProsToGroup addProsToNetwork addUserNote closeGeoLog createAttachment createCalendarFeed
    createGigTemplate createManagerOnDuty createProGroup createRequirement createShiftTemplate deleteAttachment
    deleteGigTemplate deleteManagerOnDuty deleteProGroup deleteProNote deleteSavedFilter deleteShiftTemplate
    favoritePro favoriteProAtLocations favoritePros removeProFromNetwork removeProsFromGroup reopenGeoLog reviewPros
    revokeCalendarFeed saveFilter unblockPro unfavoritePro unfavoriteProEverywhere updateGigTemplate
    updateManagerOnDuty updateProGroup updateShiftTemplate`,
  'it changes no data of a business; `testWebhook` sends a test event.': `
    cancelExport createWebhook deleteExport deleteWebhook pauseWebhook resendWebhookDelivery resumeWebhook
    rotateWebhookSecret startExport testWebhook updateWebhook`,
};

/** Why a mutation cannot be validated only, by its name. */
export const withoutValidation: ReadonlyMap<string, string> = new Map(
  Object.entries(byReason).flatMap(([reason, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, reason] as const),
  ),
);
