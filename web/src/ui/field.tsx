import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { FieldError } from 'react-aria-components/FieldError';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

/** `name`: field name in the API; error summaries link to it. */
export type FieldProps = {
  readonly label: string;
  readonly name?: string;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly width?: 'short' | 'full';
};

export const fieldId = (name: string): string => `field-${name.replaceAll(/[^\w-]/g, '-')}`;

export const OptionalMark = ({ optional }: { optional?: boolean | undefined }) => {
  const { t } = useTranslation('ui');
  return optional ? <span className={styles['optional']}> {t('optional')}</span> : null;
};

export const ErrorText = ({ children }: { children: ReactNode }) => (
  <>
    <Icon name="error" size={18} />
    <span>{children}</span>
  </>
);

export const FieldLabelRowContext = createContext<ReactNode>(null);

export const FieldLabelRow = ({ children }: { children: ReactNode }) => {
  const beside = useContext(FieldLabelRowContext);
  if (beside === null) return children;
  return (
    <div className={styles['labelled']}>
      {children}
      {beside}
    </div>
  );
};

export const FieldLabelAndHint = ({ label, hint, optional, error }: FieldProps) => (
  <>
    <FieldLabelRow>
      <Label className={styles['label'] ?? ''}>
        {label}
        <OptionalMark optional={optional} />
      </Label>
    </FieldLabelRow>
    {hint && (
      <Text slot="description" className={styles['hint']}>
        {hint}
      </Text>
    )}
    <FieldError className={styles['error']}>{error && <ErrorText>{error}</ErrorText>}</FieldError>
  </>
);
