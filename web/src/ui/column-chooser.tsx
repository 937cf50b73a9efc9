import { useTranslation } from 'react-i18next';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import styles from './column-chooser.module.css';

type ColumnChooserProps = {
  readonly columns: readonly { readonly key: string; readonly header: string }[];
  readonly isShown: (key: string) => boolean;
  readonly onShow: (key: string, shown: boolean) => void;
};

export const ColumnChooser = ({ columns, isShown, onShow }: ColumnChooserProps) => {
  const { t } = useTranslation('ui');
  return (
    <DialogTrigger>
      <Button icon="settings">{t('columns')}</Button>
      <Popover placement="bottom end" className={styles['popover'] ?? ''}>
        <Dialog data-dialog="columns" aria-label={t('columns')} className={styles['list'] ?? ''}>
          {columns.map(({ key, header }) => (
            <Checkbox
              key={key}
              label={header}
              value={isShown(key)}
              onChange={(shown) => onShow(key, shown)}
            />
          ))}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
};
