import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Row, Stack } from '#ui/stack.tsx';
import styles from './second-factor.module.css';

const save = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
};

export const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const { t } = useTranslation('second_factor');
  const title = useId();
  const text = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    snackbar.success(t('recovery.copied'));
  };
  return (
    <Stack>
      <p>{t('recovery.lead')}</p>
      <p id={title} className={styles['term']}>
        {t('recovery.title')}
      </p>
      <ul className={styles['codes']} aria-labelledby={title} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row>
        <Button initialFocus icon="copy" onPress={() => void copy()}>
          {t('recovery.copy')}
        </Button>
        <Button icon="download" onPress={() => save(t('recovery.file'), `${text}\n`)}>
          {t('recovery.download')}
        </Button>
        <Button variant="primary" onPress={onKept}>
          {t('recovery.kept')}
        </Button>
      </Row>
    </Stack>
  );
};
