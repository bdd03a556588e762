import './copyGigs.ts';
