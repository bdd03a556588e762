import './FeatureFlag.ts';
import './FeatureRollout.ts';
import './featureFlagFields.ts';
import './rollOutFeature.ts';
