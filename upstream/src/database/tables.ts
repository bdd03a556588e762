import type {
  EventsTable,
  GigApplicationsTable,
  GigRequirementsTable,
  GigsTable,
  TimePunchesTable,
} from './tables/gigs.ts';
import type { GigApplicationTalliesTable, GigTalliesTable, ProTalliesTable } from './tables/tallies.ts';
import type { OutboxMessagesTable, SessionsTable, SignInCodesTable, UsersTable } from './tables/people.ts';
import type {
  LicensesTable,
  LocationManagersTable,
  LocationsTable,
  MarketsTable,
  OrganizationManagersTable,
  OrganizationsTable,
} from './tables/places.ts';
import type {
  CertificationsTable,
  FavoriteProsTable,
  ProBlockLocationsTable,
  ProBlocksTable,
  ProCertificationsTable,
  ProsTable,
  ProSkillsTable,
  ProWorkHistoryTable,
  RequirementsTable,
  SkillsTable,
} from './tables/pros.ts';

/** Every table, as the migrations in `migrations/` leave it. */
export interface Tables {
  certifications: CertificationsTable;
  events: EventsTable;
  favorite_pros: FavoriteProsTable;
  gig_application_tallies: GigApplicationTalliesTable;
  gig_applications: GigApplicationsTable;
  gig_requirements: GigRequirementsTable;
  gig_tallies: GigTalliesTable;
  gigs: GigsTable;
  licenses: LicensesTable;
  location_managers: LocationManagersTable;
  locations: LocationsTable;
  markets: MarketsTable;
  organization_managers: OrganizationManagersTable;
  organizations: OrganizationsTable;
  outbox_messages: OutboxMessagesTable;
  pro_block_locations: ProBlockLocationsTable;
  pro_blocks: ProBlocksTable;
  pro_certifications: ProCertificationsTable;
  pro_skills: ProSkillsTable;
  pro_tallies: ProTalliesTable;
  pro_work_history: ProWorkHistoryTable;
  pros: ProsTable;
  requirements: RequirementsTable;
  sessions: SessionsTable;
  sign_in_codes: SignInCodesTable;
  skills: SkillsTable;
  time_punches: TimePunchesTable;
  users: UsersTable;
}
