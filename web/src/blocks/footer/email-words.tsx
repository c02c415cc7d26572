import { CONTACT } from '../contact.ts';

/** The address with the one place where it may break. */
export function EmailWords() {
  const [name, host] = CONTACT.email.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
