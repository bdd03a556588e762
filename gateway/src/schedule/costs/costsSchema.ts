import './CostChange.ts';
import './GigCost.ts';
import './gigCostField.ts';
import './locationCostRates.ts';
