import { useEffect, useState } from 'react';
import { toApiError } from '../../../lib/api-client.ts';
import { loadMissions, saveMissions } from '../api.ts';
import { PlanEditor } from '../editing/plan-editor.ts';
import { runCommand } from '../editing/run-command.ts';
import type { OpenPlan } from '../plan.ts';

/** The editor of plans for as long as the page shows them. What is not saved yet goes out with the page. */
export const usePlanEditor = (plans: readonly OpenPlan[]): PlanEditor => {
  const [editor] = useState(
    () =>
      new PlanEditor(
        plans.flatMap(({ missions }) => missions),
        {
          save: saveMissions,
          run: runCommand,
          load: () => loadMissions(plans.map(({ id }) => id)),
          toError: toApiError,
          now: () => Date.now(),
        },
      ),
  );
  useEffect(
    () => () => {
      void editor.saveNow(true).finally(() => editor.dispose());
    },
    [editor],
  );
  return editor;
};
