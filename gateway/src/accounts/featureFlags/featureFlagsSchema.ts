import './featureFlagFields.ts';
