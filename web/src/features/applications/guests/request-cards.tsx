import { paths } from '#lib/paths.ts';
import { LinkButton } from '#ui/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './guests.module.css';

type Shown = {
  readonly id: number;
  readonly title: string;
  readonly hint: string;
  readonly label: string;
  readonly isUrgent: boolean;
};

export const RequestCards = ({ requests }: { requests: readonly Shown[] }) =>
  requests.length > 0 && (
    <ul className={styles['cards']}>
      {requests.map(({ id, title, hint, label, isUrgent }) => (
        <li key={id} className={styles['card']} data-urgent={isUrgent}>
          <div className={styles['words']}>
            <p className={styles['title']}>{title}</p>
            <p className={styles['hint']}>{hint}</p>
          </div>
          <LinkButton {...(isUrgent && { variant: 'primary' })} href={paths.berthRequest(id)}>
            {label}
            <VisuallyHidden>{` – ${title}`}</VisuallyHidden>
          </LinkButton>
        </li>
      ))}
    </ul>
  );
