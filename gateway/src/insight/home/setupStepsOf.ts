import type { HomeSetupStep } from '@brigade/domain/insight/home/homeSetup.ts';
import type { HomeWire } from './homeWire.ts';

/** The steps of setting up a location, in order, without those that are not the viewer's or not known. */
export function setupStepsOf(setup: NonNullable<HomeWire['setup']>) {
  const steps: [HomeSetupStep, boolean | null | undefined][] = [
    ['APPROVAL', setup.is_approved],
    ['TERMS', setup.has_accepted_terms],
    ['CONTACT', setup.has_contact],
    ['TEAM', setup.has_team],
    ['PAYMENT_METHOD', setup.has_payment_method],
    ['FIRST_SHIFT', setup.has_posted],
  ];
  return steps.flatMap(([kind, isDone]) => (isDone == null ? [] : { kind, isDone }));
}
