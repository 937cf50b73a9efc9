import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { told } from '../lib/api-error.ts';
import { sessionStore } from '../lib/session.tsx';
import { unsavedWork } from '../lib/unsaved-work.ts';
import { keepUnsavedText } from '../lib/unsaved-text.ts';
import { useTask } from '../lib/use-task.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';

/** What the forms on the page offer to keep is kept for whoever comes back to it in this tab. */
const keep = (): void => {
  const session = sessionStore.state();
  if (session.status !== 'authenticated' || !unsavedWork.exists()) return;
  const { pathname, search } = window.location;
  keepUnsavedText(session.user.id, pathname + search, new Date().toISOString());
};

const isSignedIn = (): boolean => sessionStore.state().status === 'authenticated';

type QuestionProps = { readonly onStay: () => void; readonly onLeave: () => void };

const Question = ({ onStay, onLeave }: QuestionProps) => {
  const { t } = useTranslation('app');
  const { pending, problem, run } = useTask('save_record');
  const save = () =>
    void run(async () => {
      if (!(await unsavedWork.save())) throw told(t('leave.not_saved'));
      onLeave();
    });
  const leave = () => {
    keep();
    onLeave();
  };
  return (
    <Dialog
      isOpen
      alert
      title={t('leave.title')}
      onClose={onStay}
      footer={
        <>
          <Button onPress={onStay}>{t('leave.stay')}</Button>
          <Button variant="danger" onPress={leave}>
            {t('leave.without_saving')}
          </Button>
          <Button variant="primary" pending={pending} onPress={save}>
            {t('leave.save')}
          </Button>
        </>
      }
    >
      {problem && (
        <Notice tone="error" live>
          {t('leave.not_saved')}
        </Notice>
      )}
      {unsavedWork.told().map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Dialog>
  );
};

const Guard = () => {
  const [asked, setAsked] = useState(false);
  const answer = useRef<(may: boolean) => void>(() => undefined);
  const blocker = useBlocker({
    withResolver: true,
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && isSignedIn() && !(await unsavedWork.settle()),
    enableBeforeUnload: () => isSignedIn() && unsavedWork.exists(),
  });
  useEffect(
    () =>
      unsavedWork.askedBy(async () => {
        if (await unsavedWork.settle()) return true;
        setAsked(true);
        return new Promise((resolve) => {
          answer.current = resolve;
        });
      }),
    [],
  );
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);
  const reply = (may: boolean) => () => {
    setAsked(false);
    answer.current(may);
  };
  if (asked) return <Question onStay={reply(false)} onLeave={reply(true)} />;
  if (blocker.status !== 'blocked') return null;
  return <Question onStay={blocker.reset} onLeave={blocker.proceed} />;
};

/** Nobody leaves a page with something that is not saved without having been told: by link, out of the portal, or by signing out. */
export const LeaveGuard = () =>
  useSyncExternalStore(unsavedWork.watch, unsavedWork.isWatched) ? <Guard /> : null;
