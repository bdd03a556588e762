/**
 * @generated SignedSource<<3c6bff2fdb7ac94fc9007a300110f42c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BreakCompliance = "COMPLIANT" | "NON_COMPLIANT" | "NOT_APPLICABLE" | "NO_START_END_TIME" | "SHORT_SHIFT" | "SKIPPED" | "TOO_LATE" | "TOO_LONG" | "TOO_SHORT" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BreakProblem_application$data = {
  readonly breakCheck: {
    readonly lengthMinutes: number | null | undefined;
    readonly minutesOff: number;
    readonly shiftStatus: BreakCompliance;
    readonly status: BreakCompliance;
  } | null | undefined;
  readonly pro: {
    readonly displayName: string;
  };
  readonly " $fragmentType": "BreakProblem_application";
};
export type BreakProblem_application$key = {
  readonly " $data"?: BreakProblem_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"BreakProblem_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BreakProblem_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BreakCheck",
      "kind": "LinkedField",
      "name": "breakCheck",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shiftStatus",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lengthMinutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minutesOff",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pro",
      "kind": "LinkedField",
      "name": "pro",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "3687d6f98e528b72214d5140e8246e73";

export default node;
