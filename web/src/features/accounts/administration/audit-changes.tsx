import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '@shiptime/domain/accounts/administration-wire';
import styles from './audit-changes.module.css';

const attributesOf = ({ before, after }: AuditEntry): string[] => [
  ...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]),
];

export const AuditChanges = ({ entry }: { entry: AuditEntry }) => {
  const { t } = useTranslation('administration');
  const shown = (state: AuditEntry['before'], name: string): string => {
    const value = state?.[name];
    if (value === undefined || value === null || value === '') return t('audit.nothing');
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  const attributes = attributesOf(entry);
  return (
    <>
      {attributes.length > 0 && (
        <ul className={styles['changes']}>
          {attributes.map((name) => (
            <li key={name}>
              <code>{name}</code>
              {entry.before && <del>{shown(entry.before, name)}</del>}
              {entry.after && <ins>{shown(entry.after, name)}</ins>}
            </li>
          ))}
        </ul>
      )}
      {entry.reason && <p className={styles['reason']}>{t('audit.reason_is', { reason: entry.reason })}</p>}
    </>
  );
};
