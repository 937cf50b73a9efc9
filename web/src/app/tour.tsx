import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { completeTour, snoozeTour } from '@shiptime/domain/accounts/tour';
import { api } from '../lib/api-client.ts';
import { sessionStore, type SessionUser } from '../lib/session.tsx';
import { Button } from '../ui/button.tsx';
import { buildMenu } from './menu.ts';
import { endTour } from './tour-start.ts';
import { type TourStep, selectTourSteps } from './tour-steps.ts';
import { tourSnooze } from './tour-snooze.ts';
import styles from './tour.module.css';

const places: Record<TourStep, string | null> = {
  welcome: 'portal',
  life: null,
  menu: 'menu',
  my_applications: 'account',
  apply: 'menu',
  inbox: 'menu',
  scheduling: 'menu',
  language: 'language',
  help: 'help',
};

const placeOf = (step: TourStep): HTMLElement | null =>
  document.querySelector<HTMLElement>(places[step] ? `[data-tour="${places[step]}"]` : 'header');

/** Stores the tour's progress in the account, for every computer. */
const remember = async (user: SessionUser, isDone: boolean): Promise<void> => {
  if (!user.options.first_login) return;
  if (!isDone) tourSnooze.snooze(user.id);
  const options = isDone ? completeTour(user.options) : snoozeTour(user.options);
  await api.patch(`/users/${user.id}`, { options }).catch(() => undefined);
  await sessionStore.refresh();
};

export const Tour = ({ user }: { user: SessionUser }) => {
  const { t } = useTranslation('app');
  const steps = selectTourSteps(buildMenu(user).flatMap(({ entries }) => entries.map(({ key }) => key)));
  const [index, setIndex] = useState(0);
  const step = steps[index] ?? 'welcome';
  const last = index === steps.length - 1;
  useEffect(() => {
    const marked = places[step] ? placeOf(step) : null;
    marked?.setAttribute('data-tour-active', '');
    return () => marked?.removeAttribute('data-tour-active');
  }, [step]);
  const end = (isDone: boolean) => {
    endTour();
    void remember(user, isDone);
  };
  return (
    <Popover
      key={step}
      triggerRef={{ current: placeOf(step) }}
      isOpen
      onOpenChange={(open) => !open && end(false)}
      shouldCloseOnInteractOutside={() => false}
      placement={places[step] ? 'bottom start' : 'bottom'}
      offset={14}
      className={styles['popover'] ?? ''}
    >
      <Dialog data-dialog="tour" className={styles['dialog'] ?? ''}>
        <Heading slot="title" level={2}>
          {t(`tour.${step}.title`)}
        </Heading>
        <p>{t(`tour.${step}.text`)}</p>
        <p className={styles['progress']}>
          {t('tour.progress', { current: index + 1, total: steps.length })}
        </p>
        <div className={styles['buttons']}>
          {!last && (
            <Button small variant="quiet" onPress={() => end(false)}>
              {t('tour.skip')}
            </Button>
          )}
          {index > 0 && (
            <Button small onPress={() => setIndex(index - 1)}>
              {t('tour.previous')}
            </Button>
          )}
          <Button
            small
            variant="primary"
            initialFocus
            onPress={() => (last ? end(true) : setIndex(index + 1))}
          >
            {last ? t('tour.done') : t('tour.next')}
          </Button>
        </div>
      </Dialog>
    </Popover>
  );
};
