import { useEffect, useRef, useState } from 'react';
import { useSignedInUser } from '#lib/session.tsx';
import { leavePlanEditor, openPlanEditor } from '../plan-editor/open-plan-editor.ts';
import type { PlanEditor } from '../plan-editor/plan-editor.ts';
import type { LoadedPlan } from '../plan.ts';

export const usePlanEditor = (plans: readonly LoadedPlan[]): PlanEditor | null => {
  const { id } = useSignedInUser();
  const [editor, setEditor] = useState<PlanEditor | null>(null);
  const first = useRef(plans);
  useEffect(() => {
    let left = false;
    let opened: PlanEditor | null = null;
    const open = async () => {
      const found = await openPlanEditor(first.current, id);
      if (left) return found.dispose();
      opened = found;
      setEditor(found);
    };
    void open();
    return () => {
      left = true;
      if (opened) leavePlanEditor(opened);
      setEditor(null);
    };
  }, [id]);
  return editor;
};
