import type { Screens } from './screen.ts';

const viewer = null;

/** What candidates open with a code. */
export const candidateScreens: Screens = {
  'interview-code': { path: '/interview', shows: 'code', viewer },
  interview: { path: '/interview/COPP-ERFI-NCH7', shows: 'Line cook, evenings', viewer },
  'orientation-code': { path: '/orientation', shows: 'code', viewer },
  orientation: { path: '/orientation/ORIE-NTAT-ION5', shows: 'I have read', viewer },
};
