import type { Language } from '@shiptime/domain/shared/text';
import styles from './mail-text.module.css';

const address = /(https?:\/\/\S+|(?<=^|\s)\/[a-z][\w/?=&%.-]+)/gi;

type Piece = { readonly at: number; readonly text: string };

const piecesOf = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  let at = 0;
  for (const piece of text.split(address)) {
    pieces.push({ at, text: piece });
    at += piece.length;
  }
  return pieces;
};

const isAddress = (text: string): boolean => text.startsWith('/') || /^https?:\/\//.test(text);

export const MailText = ({ text, language }: { text: string; language: Language }) => (
  <div className={styles['text']} lang={language}>
    {piecesOf(text).map((piece) =>
      isAddress(piece.text) ? (
        <a key={piece.at} href={piece.text}>
          {piece.text}
        </a>
      ) : (
        piece.text
      ),
    )}
  </div>
);
