import styles from './instant.module.css';

const days = /(\d{4}-\d{2}-\d{2}|\d{4}-\d{4})/;

export const NonBreakingDates = ({ text }: { text: string }) =>
  text.split(days).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles['whole']}>
        {part}
      </span>
    ),
  );
