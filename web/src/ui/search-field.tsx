import { useTranslation } from 'react-i18next';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

type SearchFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hideLabel?: boolean;
};

export const SearchField = ({ label, hideLabel = false, ...rest }: SearchFieldProps) => {
  const { t } = useTranslation('ui');
  return (
    <AriaSearchField {...rest} {...(hideLabel && { 'aria-label': label })} className={styles['field'] ?? ''}>
      {!hideLabel && <Label className={styles['label'] ?? ''}>{label}</Label>}
      <Group className={classNames(styles['control'], styles['group'], styles['search'])}>
        <Icon name="search" />
        <Input placeholder={hideLabel ? t('search') : ''} />
        {rest.value !== '' && (
          <Button className={styles['inner-button'] ?? ''} aria-label={t('clear')}>
            <Icon name="close" size={18} />
          </Button>
        )}
      </Group>
    </AriaSearchField>
  );
};
