/** An invitation's page data: of Nora to Grill 1, open; `facts` replace what a test is about. */
export function makePreview(facts: Record<string, unknown> = {}) {
  return {
    status: 'SUBMITTED',
    locationName: 'Grill 1',
    organizationName: 'Copperfinch Hospitality',
    role: 'TEAM_MEMBER',
    email: 'n•••@elsewhere.example',
    inviterName: 'Elena Marchetti',
    expiresAt: '2099-01-15T22:00:00Z',
    ...facts,
  };
}

/** An invitation in a list; `facts` replace what a test is about. */
export function makeInvitation(databaseId: number, facts: Record<string, unknown> = {}) {
  return {
    __typename: 'LocationInvitation',
    id: `invitation-${databaseId}`,
    databaseId,
    email: `guest-${databaseId}@elsewhere.example`,
    name: null,
    role: 'TEAM_MEMBER',
    status: 'SUBMITTED',
    expiresAt: '2099-01-15T22:00:00Z',
    inviterName: 'Elena Marchetti',
    link: `https://app.brigade.example/invitations/accept/token-${databaseId}`,
    ...facts,
  };
}

/** An invitation in a list. */
export type Invitation = ReturnType<typeof makeInvitation>;
