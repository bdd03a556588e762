export type LocationRole = 'ADMIN' | 'TEAM_MEMBER' | 'ONSITE_MANAGER';
