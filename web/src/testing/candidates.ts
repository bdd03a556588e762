const placeholder = {
  publicId: 'locations/placeholder',
  url: '/media/locations/placeholder',
  isPlaceholder: true,
};

/** An open invitation to an interview on January 15, 2099, 3:00 pm to 4:00 pm in New York. */
export function makeInvitation(facts: Record<string, unknown> = {}) {
  return {
    standing: 'OPEN',
    jobName: 'Line cook, evenings',
    candidateFirstName: 'Nia',
    startTime: '2099-01-15T20:00:00Z',
    endTime: '2099-01-15T21:00:00Z',
    timeZone: 'America/New_York',
    pay: { amountCents: 2500, currency: 'USD' },
    channelUrl: null,
    instructions: 'Ask for Renata at the bar.',
    contact: { fullName: 'Renata Ochoa', phoneNumber: '+12125550131' },
    locationName: 'Grill 1',
    locationImage: placeholder,
    address: { line1: '214 Hudson St', city: 'New York', stateCode: 'NY', postalCode: '10013' },
    ...facts,
  };
}

const part = (databaseId: number, title: string, videoUrl: string | null) => ({
  databaseId,
  title,
  body: `${title}, in words.`,
  videoUrl,
  readAt: null as string | null,
});

/** An orientation of two parts, the first with a video; nothing is read. */
export function makeOrientation() {
  return {
    title: 'Before your first day',
    candidateFirstName: 'Imani',
    locationName: 'Grill 1',
    locationImage: placeholder,
    completedAt: null as string | null,
    items: [part(1, 'Welcome', 'https://grill.example/welcome'), part(2, 'What to wear', null)],
  };
}
