import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { useOutageReport } from './outage-report-context.ts';
import { ReportOutageDialog, usePlansForOutage } from './report-outage-dialog.tsx';

/** Restricts the single-letter shortcut to the timeline (WCAG 2.1.4). */
const isOnTimeline = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="grid"]') !== null;

const planAt = (target: EventTarget | null): number | null => {
  const bar = target instanceof Element ? target.closest('[data-lane]') : null;
  return bar instanceof HTMLElement ? Number(bar.dataset['lane']) : null;
};

const Report = () => {
  const { t } = useTranslation('outages');
  const { asked, ask } = useOutageReport();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      const isPlain = !ctrlKey && !metaKey && !altKey && !defaultPrevented;
      if (key.toLowerCase() !== 'b' || !isPlain || !isOnTimeline(target)) return;
      event.preventDefault();
      ask({ planId: planAt(target) });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [ask]);
  return (
    <>
      <Button small icon="alert" onPress={() => ask({ planId: null })}>
        {t('report.button')}
      </Button>
      {asked && <ReportOutageDialog planId={asked.planId} onClose={() => ask(null)} />}
    </>
  );
};

export const OutageButton = () => (usePlansForOutage().length > 0 ? <Report /> : null);
