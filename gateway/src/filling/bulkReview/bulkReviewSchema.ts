import './GigReview.ts';
