const firstLetter = (name: string): string => /\p{L}\p{M}*/u.exec(name.normalize('NFC'))?.[0] ?? '';

export const personInitials = (person: { readonly first_name: string; readonly last_name: string }): string =>
  `${firstLetter(person.first_name)}${firstLetter(person.last_name)}`.toUpperCase();
