import { adHocPaymentRows } from './adHocPayments/adHocPaymentRows.ts';
import { addOnRows } from './addOns/addOnRows.ts';
import { addressRows } from './addresses/addressRows.ts';
import { applicationRow, lastChange, timePunchRows } from './applications/applicationRows.ts';
import type { DemoApplication } from './applications/demoApplication.ts';
import { filledAt } from './applications/filledAt.ts';
import { gigCounters } from './applications/gigCounters.ts';
import { makeApplications } from './applications/makeApplications.ts';
import { billingRows } from './billing/billingRows.ts';
import { barsOf } from './blocks/bar.ts';
import { blockRows } from './blocks/blockRows.ts';
import { planBlocks } from './blocks/planBlocks.ts';
import type { DemoRow, DemoRows } from './demoRow.ts';
import { disputeRows } from './disputes/disputeRows.ts';
import { planDisputes, shortenDisputed } from './disputes/planDisputes.ts';
import { eventRows } from './events/eventRows.ts';
import { favoriteRows } from './favorites/favoriteRows.ts';
import { geoLogRows } from './geoLogs/geoLogRows.ts';
import { bundleRows } from './gigs/bundleRows.ts';
import type { DemoGig } from './gigs/demoGig.ts';
import { gigWriter } from './gigs/describeGig.ts';
import { gigRequirementRows, gigRow } from './gigs/gigRow.ts';
import { gigStatus } from './gigs/gigStatus.ts';
import { makeGigs } from './gigs/makeGigs.ts';
import { imageRows } from './images/imageRows.ts';
import { invitationRows } from './invitations/invitationRows.ts';
import { candidateRows } from './interviews/candidateRows.ts';
import { demoLocations } from './locations/demoLocations.ts';
import { marketRows } from './locations/markets.ts';
import { organizationRows } from './locations/organizations.ts';
import { networkRows } from './network/networkRows.ts';
import { postingMaterialRows } from './postingMaterials/postingMaterialRows.ts';
import { makePros } from './pros/makePros.ts';
import {
  certificationRowsOf,
  proRatingRows,
  proRow,
  proSkillRows,
  proUserRow,
  workHistoryRows,
} from './pros/proRows.ts';
import { trackRecord } from './pros/trackRecord.ts';
import { certificationRows } from './skills/certifications.ts';
import { requirementRows } from './skills/requirements.ts';
import { demoSkills } from './skills/skills.ts';
import { managerProfileRows } from './users/managerProfileRows.ts';
import { referralRows } from './users/referralRows.ts';
import { sessionRows } from './users/sessionRows.ts';
import { staffRows } from './users/staffRows.ts';
import { shiftBreakRows } from './timesheets/shiftBreakRows.ts';

/** The inputs of the demo data: equal seeds and instants produce equal rows. */
export interface DemoOptions {
  seed: number;
  /** The calendar spans from 8 weeks before to 4 weeks after this instant. */
  now: Date;
}

const byId = (left: { id?: number | undefined }, right: { id?: number | undefined }) =>
  (left.id ?? 0) - (right.id ?? 0);

const numbered = <Row extends object>(rows: readonly Row[]): (Row & { id: number })[] =>
  rows.map((row, index) => ({ id: index + 1, ...row }));

function gigRows(
  seed: number,
  gigs: readonly DemoGig[],
  applications: readonly DemoApplication[][],
  now: number,
): DemoRow<'gigs'>[] {
  const describe = gigWriter(seed);
  return gigs.map((gig, index) => {
    const own = applications[index] ?? [];
    return gigRow(seed, gig, describe(gig), {
      status: gigStatus(gig, own, now),
      counters: gigCounters(own),
      filledAt: filledAt(gig, own),
      lastUpdatedAt: Math.max(gig.createdAt, gig.cancelledAt ?? 0, ...own.map(lastChange)),
    });
  });
}

/** Generates all rows of the demo data, without a database. */
export function makeDemo({ seed, now: instant }: DemoOptions): DemoRows {
  const now = instant.getTime();
  const staff = staffRows(seed, now);
  const pros = makePros(seed, now);
  const gigs = makeGigs(seed, now);
  const blocks = planBlocks(seed, pros, now);
  const applications = makeApplications({ seed, now, pros, barOf: barsOf(blocks) }, gigs);
  const booked = applications.flat().toSorted((left, right) => left.appliedAt - right.appliedAt);
  const plannedDisputes = planDisputes(booked, now);
  const all = shortenDisputed(booked, plannedDisputes);
  const byPro = Map.groupBy(all, ({ pro }) => pro.id);
  const punches = all.map((application, index) => timePunchRows(seed, index + 1, application));
  const geoLogs = all.flatMap((application, index) =>
    geoLogRows(seed, now, { id: index + 1, application, punches: punches[index] ?? [] }),
  );
  const favorites = favoriteRows(seed, all, blocks, now);
  const records = pros.map((pro) => ({ pro, record: trackRecord(seed, pro, byPro.get(pro.id) ?? [], now) }));
  return {
    markets: [...marketRows],
    users: [...staff.users, ...pros.map((pro) => proUserRow(seed, pro, now))],
    sessions: sessionRows(now),
    manager_profiles: managerProfileRows(staff.users),
    ...referralRows(staff.users),
    organizations: organizationRows,
    organization_managers: staff.organization_managers,
    // Without automatic payments, so that the first start does not pay everything that is due.
    locations: demoLocations.map(({ row }) => ({ ...row, auto_approve_hours_enabled: false })),
    location_addresses: addressRows,
    location_add_ons: addOnRows(now),
    location_managers: staff.location_managers,
    licenses: staff.licenses,
    ...billingRows(now),
    invitations: invitationRows(seed, now),
    skills: [...demoSkills],
    requirements: requirementRows,
    ...postingMaterialRows(gigs, now),
    pros: records.map(({ pro, record }) => proRow(seed, pro, record)),
    pro_ratings: records.flatMap(({ pro, record }) => proRatingRows(pro, record)),
    pro_skills: pros.flatMap(proSkillRows),
    pro_work_history: numbered(pros.flatMap(workHistoryRows)),
    certifications: certificationRows,
    pro_certifications: numbered(pros.flatMap((pro) => certificationRowsOf(seed, pro, now))),
    events: eventRows,
    gig_bundles: bundleRows(gigs),
    gigs: gigRows(seed, gigs, applications, now).toSorted(byId),
    gig_requirements: gigs.flatMap((gig) => gigRequirementRows(seed, gig)),
    gig_applications: all.map((application, index) => applicationRow(index + 1, application)),
    time_punches: numbered(punches.flat()),
    shift_breaks: numbered(all.flatMap((application, index) => shiftBreakRows(seed, index + 1, application))),
    geo_logs: numbered(geoLogs.toSorted((one, other) => Number(one.created_ts) - Number(other.created_ts))),
    adhoc_payments: adHocPaymentRows(all, now),
    ...disputeRows(all, plannedDisputes, now),
    favorite_pros: favorites,
    ...networkRows(seed, favorites, now),
    ...blockRows(seed, blocks, all),
    images: imageRows(now),
    ...candidateRows(now),
  };
}
