import './OfferOperation.ts';
