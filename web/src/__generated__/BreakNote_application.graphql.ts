/**
 * @generated SignedSource<<5d64626c1e29802cc757c2bc1a488c65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BreakCompliance = "COMPLIANT" | "NON_COMPLIANT" | "NOT_APPLICABLE" | "NO_START_END_TIME" | "SHORT_SHIFT" | "SKIPPED" | "TOO_LATE" | "TOO_LONG" | "TOO_SHORT" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BreakNote_application$data = {
  readonly breakCheck: {
    readonly dueAt: string | null | undefined;
    readonly lengthMinutes: number | null | undefined;
    readonly minutesOff: number;
    readonly shiftStatus: BreakCompliance;
    readonly status: BreakCompliance;
  } | null | undefined;
  readonly " $fragmentType": "BreakNote_application";
};
export type BreakNote_application$key = {
  readonly " $data"?: BreakNote_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"BreakNote_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BreakNote_application",
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
          "name": "dueAt",
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
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "a2efd190ef0497b17d2533362c59a5fe";

export default node;
