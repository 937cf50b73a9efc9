import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { toneIcons } from './notice.tsx';
import { PlainButton } from './plain-button.tsx';
import { dismissSnackbarMessage, type SnackbarMessage, snackbarStore } from './snackbar-store.ts';
import styles from './snackbar.module.css';

const shownFor = 4000;

type SnackViewProps = {
  readonly snack: SnackbarMessage;
  readonly paused: boolean;
  readonly onDismiss: () => void;
};

const SnackView = ({ snack, paused, onDismiss }: SnackViewProps) => {
  const { t } = useTranslation('ui');
  useEffect(() => {
    if (paused) return undefined;
    const timer = setTimeout(() => dismissSnackbarMessage(snack.id), shownFor);
    return () => clearTimeout(timer);
  }, [snack.id, paused]);
  const dismiss = () => {
    // An element removed under the pointer fires no leave event.
    onDismiss();
    dismissSnackbarMessage(snack.id);
  };
  return (
    <div className={classNames(styles['snack'], styles[snack.tone])}>
      <Icon name={toneIcons[snack.tone]} label={t(`tone.${snack.tone}`)} />
      <span>{snack.text}</span>
      <PlainButton icon="close" aria-label={t('close')} variant="quiet" small onClick={dismiss} />
    </div>
  );
};

/** Live region mounted once, because live regions must precede their content. */
export const SnackbarRegion = () => {
  const snacks = useSyncExternalStore(snackbarStore.watch, snackbarStore.read);
  const [paused, setPaused] = useState(false);
  const views = (urgent: boolean) =>
    snacks
      .filter((snack) => (snack.tone === 'error') === urgent)
      .map((snack) => (
        <SnackView key={snack.id} snack={snack} paused={paused} onDismiss={() => setPaused(false)} />
      ));
  return (
    <div
      className={styles['region']}
      data-react-aria-top-layer="true"
      // Pauses on pointer move, not enter, because a message under a resting pointer must expire.
      onPointerMove={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div aria-live="polite" className={styles['list']}>
        {views(false)}
      </div>
      <div role="alert" className={styles['list']}>
        {views(true)}
      </div>
    </div>
  );
};
