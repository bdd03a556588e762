import type { Generated } from 'kysely';

export interface RequirementsTable {
  id: Generated<number>;
  /** The only location that may require it; null for all locations. */
  location_id: number | null;
  skill_id: number | null;
  name: string;
  category: 'CERTIFICATION' | 'EXPERIENCE' | 'ATTIRE' | 'EQUIPMENT' | 'OTHER';
}

export interface GigRequirementsTable {
  gig_id: number;
  requirement_id: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    requirements: RequirementsTable;
    gig_requirements: GigRequirementsTable;
  }
}
