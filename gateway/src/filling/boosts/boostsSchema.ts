import './boostGig.ts';
