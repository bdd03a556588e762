import { makeViewer, refusal } from './world.ts';

const viewer = (facts: Record<string, unknown>) =>
  makeViewer({
    databaseId: 7,
    termsAcceptance: { status: 'REQUIRED', version: '2026-02', acceptedAt: null },
    ...facts,
  });

/** A gateway that refuses writes until the terms of use are accepted. */
export function termsWorld() {
  let isAccepted = false;
  const accepted = viewer({ termsAcceptance: { status: 'ACCEPTED', version: '2026-02', acceptedAt: null } });
  return {
    /** The outcome of a write, or that of one without accepted terms. */
    unlessRefused: <Outcome extends object>(outcome: Outcome) =>
      isAccepted ? outcome : { ...outcome, errors: [refusal('TERMS_REQUIRED', refused)] },
    root: {
      viewer: viewer({}),
      acceptTerms: () => {
        isAccepted = true;
        return { errors: [], viewer: accepted };
      },
    },
  };
}

const refused = 'Accept the terms of use first.';
