import { detectLanguage } from '@shiptime/domain/shared/text-language';

type UserTextProps = {
  readonly text: string;
  readonly within?: string;
  readonly isName?: boolean;
};

/** Marks the guessed language of the text for screen readers. */
export const UserText = ({ text, within = text, isName = false }: UserTextProps) => {
  const at = within.indexOf(text);
  if (text === '' || at < 0) return within;
  return (
    <>
      {within.slice(0, at)}
      <span lang={detectLanguage(text) ?? undefined} translate={isName ? 'no' : undefined}>
        {text}
      </span>
      {within.slice(at + text.length)}
    </>
  );
};
