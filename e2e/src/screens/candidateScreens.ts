import type { Screens } from './screen.ts';

const viewer = null;

/** What candidates and pros open with a code. */
export const candidateScreens: Screens = {
  'interview-code': { path: '/interview', shows: 'code', viewer },
  interview: { path: '/interview/COPP-ERFI-NCH7', shows: 'Line cook, evenings', viewer },
  'orientation-code': { path: '/orientation', shows: 'code', viewer },
  'check-in': {
    path: '/check-in/00000000-0000-4000-8000-000000000000',
    shows: 'This link is not valid',
    viewer,
  },
  orientation: { path: '/orientation/ORIE-NTAT-ION5', shows: 'I have read', viewer },
};
