const eMail = /\b(e)-(?=mail)/gi;

/** As pages show a text: “e-mail” keeps to one line. In files and answers it is written with the hyphen of a keyboard. */
export const keepEMailUnbroken = (text: string): string => text.replaceAll(eMail, '$1\u2011');
