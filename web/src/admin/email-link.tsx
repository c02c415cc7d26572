/** An address to write to, broken after its @ where it is too long for one line. */
export function EmailLink({ email }: { email: string }) {
  const at = email.indexOf('@') + 1;
  return (
    <a href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  );
}
