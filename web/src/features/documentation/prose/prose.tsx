import type { ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import styles from './prose.module.css';

/** `code`, and [words](address). */
const mark = /`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** A line of running text with what is set as code and what leads elsewhere. */
export const Line = ({ text }: { text: string }) => {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(mark)) {
    const [whole, code, words, href] = found;
    parts.push(text.slice(end, found.index));
    parts.push(
      href === undefined ? (
        <code key={found.index}>{code}</code>
      ) : (
        <Link key={found.index} href={href}>
          {words}
        </Link>
      ),
    );
    end = found.index + whole.length;
  }
  return [...parts, text.slice(end)];
};

const Block = ({ text }: { text: string }) => {
  const lines = text.split('\n');
  if (!lines.every((line) => line.startsWith('- ')))
    return (
      <p>
        <Line text={lines.join(' ')} />
      </p>
    );
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <Line text={line.slice(2)} />
        </li>
      ))}
    </ul>
  );
};

/** Paragraphs, and lists whose lines begin with a dash, with an empty line between them. */
export const Prose = ({ text }: { text: string }) => (
  <div className={styles['prose']}>
    {text.split('\n\n').map((block) => (
      <Block key={block} text={block} />
    ))}
  </div>
);
