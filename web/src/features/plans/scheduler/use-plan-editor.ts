import { useEffect, useState } from 'react';
import { toApiError } from '../../../lib/api-client.ts';
import { loadMissions, saveMissions } from '../api.ts';
import { PlanEditor } from '../editing/plan-editor.ts';
import { runCommand } from '../editing/run-command.ts';
import type { OpenPlan } from '../plan.ts';

/** The editor of a plan for as long as the page shows it. What is not saved yet goes out with the page. */
export const usePlanEditor = (plan: OpenPlan): PlanEditor => {
  const [editor] = useState(
    () =>
      new PlanEditor(plan.missions, {
        save: (changes, keepalive) => saveMissions(plan.id, changes, keepalive),
        run: (command, rows) => runCommand(plan.id, command, rows),
        load: () => loadMissions(plan.id),
        toError: toApiError,
        now: () => Date.now(),
      }),
  );
  useEffect(
    () => () => {
      void editor.saveNow(true).finally(() => editor.dispose());
    },
    [editor],
  );
  return editor;
};
