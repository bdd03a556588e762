/**
 * @generated SignedSource<<8be61b1ed5906e5f6605ee5aac2908dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttendanceState = "CALLED_OUT" | "CANCELLED" | "EXPECTED" | "IN" | "LATE" | "NOT_RECORDED" | "NO_SHOW" | "ON_BREAK" | "OUT" | "SENT_HOME" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ScheduledPro_application$data = {
  readonly attendance: {
    readonly state: AttendanceState;
  } | null | undefined;
  readonly id: string;
  readonly isMissing: boolean | null | undefined;
  readonly pro: {
    readonly displayName: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProAvatar_pro">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AttendanceBadge_application">;
  readonly " $fragmentType": "ScheduledPro_application";
};
export type ScheduledPro_application$key = {
  readonly " $data"?: ScheduledPro_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduledPro_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ScheduledPro_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMissing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Attendance",
      "kind": "LinkedField",
      "name": "attendance",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProAvatar_pro"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttendanceBadge_application"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "c52daaae9b0df7d49bd23b251586628f";

export default node;
