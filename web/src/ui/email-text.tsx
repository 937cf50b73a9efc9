export const EmailText = ({ email }: { readonly email: string }) => {
  const at = email.lastIndexOf('@');
  if (at < 1) return email;
  return (
    <span translate="no">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
};
