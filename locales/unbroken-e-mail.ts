const eMail = /\b(e)-(?=mail)/gi;

/**
 * For pages, replaces the hyphen of “e-mail” with a non-breaking one. Files and API responses keep the plain
 * hyphen.
 */
export const keepEMailUnbroken = (text: string): string => text.replaceAll(eMail, '$1\u2011');
